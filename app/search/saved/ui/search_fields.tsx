import type { Refusal } from '#app/kit/calls/use_call'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { Select } from '#app/kit/form/select'
import {
  MAX_SEARCH_NAME_CHARACTERS,
  type ChosenFrequency,
} from '#app/search/saved/saved_search_options'
import type { SearchDraft } from '#app/search/saved/ui/saved_search_api'

const FREQUENCY_LABELS: { value: ChosenFrequency; label: string }[] = [
  { value: 'instant', label: 'As soon as they appear' },
  { value: 'daily', label: 'Once a day' },
  { value: 'weekly', label: 'Once a week' },
  { value: 'never', label: 'Never' },
]

export function frequencyLabel(frequency: ChosenFrequency): string {
  return FREQUENCY_LABELS.find(({ value }) => value === frequency)?.label ?? frequency
}

interface SearchFieldsProps {
  draft: SearchDraft
  refusal: Refusal | null
  onChange: (draft: SearchDraft) => void
}

export function SearchFields({ draft, refusal, onChange }: SearchFieldsProps) {
  const errors = refusal?.errors ?? {}
  return (
    <>
      <Field label="Name" error={errors['saved_search.name']}>
        <Input
          value={draft.name}
          required
          maxLength={MAX_SEARCH_NAME_CHARACTERS}
          onChange={({ target }) => onChange({ ...draft, name: target.value })}
        />
      </Field>
      <Field label="Tell me about new homes" error={errors['saved_search.frequency']}>
        <Select
          value={draft.frequency}
          options={FREQUENCY_LABELS}
          onChange={(frequency) => onChange({ ...draft, frequency })}
        />
      </Field>
      {draft.email !== undefined && (
        <Field label="Email" error={errors['saved_search.email']}>
          <Input
            type="email"
            required
            autoComplete="email"
            value={draft.email}
            onChange={({ target }) => onChange({ ...draft, email: target.value })}
          />
        </Field>
      )}
      <RefusalNote refusal={refusal} />
    </>
  )
}
