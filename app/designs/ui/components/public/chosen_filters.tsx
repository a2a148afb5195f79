import { Chip } from '#app/common/ui/kit/chip'
import type { PublicFilter } from '#app/designs/public_filter'
import { wordsOf } from '#app/designs/ui/state/filter_words'
import type { PublicLooks } from '#app/designs/ui/state/types'

interface ChosenFiltersProps {
  looks: PublicLooks
  value: PublicFilter
  onChange: (change: Partial<PublicFilter>) => void
}

/** What is looked for, each of which can be taken away. */
export function ChosenFilters({ looks, value, onChange }: ChosenFiltersProps) {
  const words = wordsOf(value, looks)
  if (words.length === 0) return null
  return (
    <ul aria-label="Shown are only" className="mb-6 flex flex-wrap gap-2">
      {words.map(({ key, label }) => (
        <li key={key}>
          <Chip onRemove={() => onChange({ [key]: null })} removeLabel={`Any ${key}, not ${label}`}>
            {label}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
