import { CONSENT_STATUS_WORDS } from '#app/farm/contacts/ui/consent_badge'
import {
  CONSENT_STATUSES,
  CONTACT_SOURCES,
  SEEN_DAYS,
  type ContactFilter,
  type ContactSource,
} from '#app/farm/farm_options'
import type { Area } from '#app/farm/ui/types'
import type { Option } from '#app/kit/form/option'
import { Select } from '#app/kit/form/select'

interface FilterChoicesProps {
  filter: ContactFilter
  tags: readonly string[]
  areas: readonly Area[]
  onChange: (change: ContactFilter) => void
}

/** A contact must match each that is chosen. */
export function FilterChoices({ filter, tags, areas, onChange }: FilterChoicesProps) {
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
      <Choice
        label="Tag"
        any="Any tag"
        options={tags.map((tag) => ({ value: tag, label: tag }))}
        value={filter.tags?.[0]}
        onChange={(tag) => onChange({ tags: tag === undefined ? undefined : [tag] })}
      />
      <Choice
        label="Consent"
        any="Any consent"
        options={CONSENT_STATUSES.map((value) => ({ value, label: CONSENT_STATUS_WORDS[value] }))}
        value={filter.consent?.[0]}
        onChange={(status) => onChange({ consent: status && [status] })}
      />
      <Choice
        label="Area"
        any="Any area"
        options={areas.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={filter.areas?.[0]?.toString()}
        onChange={(id) => onChange({ areas: id === undefined ? undefined : [Number(id)] })}
      />
      <Choice
        label="Source"
        any="Any source"
        options={CONTACT_SOURCES.map((value) => ({ value, label: SOURCE_WORDS[value] }))}
        value={filter.sources?.[0]}
        onChange={(source) => onChange({ sources: source && [source] })}
      />
      <Choice
        label="Lead"
        any="Lead or not"
        options={[
          { value: 'yes', label: 'Has a lead' },
          { value: 'no', label: 'No lead' },
        ]}
        value={filter.lead}
        onChange={(lead) => onChange({ lead })}
      />
      <Choice
        label="Last seen"
        any="Last seen"
        options={SEEN_DAYS.map((days) => ({ value: String(days), label: SEEN_WORDS[days] }))}
        value={filter.seen?.toString()}
        onChange={(value) => onChange({ seen: SEEN_DAYS.find((days) => String(days) === value) })}
      />
    </div>
  )
}

const SEEN_WORDS = {
  30: 'Seen in 30 days',
  90: 'Seen in 90 days',
  365: 'Seen in a year',
} as const

/** No tag begins with a space. */
const ANY = ' '

interface ChoiceProps<Value extends string> {
  label: string
  any: string
  options: readonly Option<Value>[]
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, any, options, value, onChange } = props
  return (
    <Select
      aria-label={label}
      options={[{ value: ANY, label: any }, ...options]}
      value={value ?? ANY}
      onChange={(chosen: string) =>
        onChange(options.find((option) => option.value === chosen)?.value)
      }
    />
  )
}

const SOURCE_WORDS: Record<ContactSource, string> = {
  manual: 'Added by hand',
  import: 'Imported',
  form: 'Sign-up form',
  open_house: 'Open house',
}
