import { useState } from 'react'
import { Globe, Link2, Lock } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { Field } from '#app/kit/form/field'
import { FieldGroup } from '#app/kit/form/field_group'
import { Input } from '#app/kit/form/input'
import { RadioCards } from '#app/kit/form/radio_cards'
import { Textarea } from '#app/kit/form/textarea'
import { Photo } from '#app/kit/media/photo'
import type { Picture } from '#app/kit/media/picture'
import { Uploader } from '#app/kit/upload/uploader'
import {
  MAX_JOURNAL_DESCRIPTION_CHARACTERS,
  MAX_JOURNAL_TITLE_CHARACTERS,
  type Visibility,
} from '#app/journals/journal_options'

export interface JournalDraft {
  title: string
  description: string
  visibility: Visibility
  cover: (Picture & { id: number }) | null
}

interface JournalFormProps {
  draft: JournalDraft
  onChange: (draft: JournalDraft) => void
  errors?: Record<string, string>
}

const VISIBILITIES = [
  { value: 'private' as const, label: 'Private', hint: 'Only you', icon: Lock },
  { value: 'link' as const, label: 'Link only', hint: 'People with the link', icon: Link2 },
  { value: 'public' as const, label: 'Public', hint: 'Everyone, with a feed', icon: Globe },
]

/** The fields of a journal, within a form. */
export function JournalForm({ draft, onChange, errors = {} }: JournalFormProps) {
  const set = (change: Partial<JournalDraft>) => onChange({ ...draft, ...change })
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <Field label="Title" error={errors['journal.title']}>
        <Input
          value={draft.title}
          maxLength={MAX_JOURNAL_TITLE_CHARACTERS}
          placeholder="For example, A farmhouse, slowly"
          required
          onChange={({ target }) => set({ title: target.value })}
        />
      </Field>
      <Field label="What it’s about" isOptional error={errors['journal.description']}>
        <Textarea
          rows={3}
          value={draft.description}
          maxLength={MAX_JOURNAL_DESCRIPTION_CHARACTERS}
          onChange={({ target }) => set({ description: target.value })}
        />
      </Field>
      <FieldGroup
        legend="Who can read it"
        hint="Drafts stay private whatever you choose."
        error={errors['journal.visibility']}
      >
        <RadioCards
          name="visibility"
          options={VISIBILITIES}
          value={draft.visibility}
          onChange={(visibility) => set({ visibility })}
        />
      </FieldGroup>
      <FieldGroup
        legend="Cover"
        hint="Without one, the first photo of your newest entry is shown."
        error={errors['journal.cover_image_id']}
      >
        {draft.cover && !isChoosing ? (
          <div className="flex items-center gap-4">
            <Photo image={draft.cover} alt="" sizes="160px" className="w-40! rounded-6" />
            <div className="flex flex-col gap-2">
              <Button size="sm" onClick={() => setChoosing(true)}>
                Replace
              </Button>
              <Button size="sm" variant="quiet" onClick={() => set({ cover: null })}>
                Remove
              </Button>
            </div>
          </div>
        ) : (
          <Uploader
            purpose="journal"
            onUploaded={(cover) => {
              set({ cover })
              setChoosing(false)
            }}
          />
        )}
      </FieldGroup>
    </>
  )
}
