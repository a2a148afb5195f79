import { Chip } from '#app/kit/button/chip'
import type { PublicFilter } from '#app/designs/contract/public_filter'
import { wordsOf } from '#app/designs/ui/state/filter_words'
import type { PublicLooks } from '#app/designs/ui/state/types'

interface ChosenFiltersProps {
  looks: PublicLooks
  value: PublicFilter
  onChange: (change: Partial<PublicFilter>) => void
}

export function ChosenFilters({ looks, value, onChange }: ChosenFiltersProps) {
  const words = wordsOf(value, looks)
  if (words.length === 0) return null
  return (
    <ul aria-label="Active filters" className="mb-6 flex flex-wrap gap-2">
      {words.map(({ key, label }) => (
        <li key={key}>
          <Chip onRemove={() => onChange({ [key]: null })} removeLabel={`Remove filter: ${label}`}>
            {label}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
