import { Heart } from 'lucide-react'
import { Chip } from '#app/kit/button/chip'
import type { CollectionFilter } from '#app/designs/designer/ui/designer_address'
import type { LookOption } from '#app/designs/ui/types'

interface CollectionFiltersProps {
  rooms: readonly LookOption[]
  value: CollectionFilter
  onChange: (filter: CollectionFilter) => void
}

export function CollectionFilters({ rooms, value, onChange }: CollectionFiltersProps) {
  return (
    <div
      role="group"
      aria-label="Show"
      className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
    >
      <Chip
        isChosen={value.isFavorite}
        onClick={() => onChange({ ...value, isFavorite: !value.isFavorite })}
      >
        <Heart size={14} strokeWidth={1.5} aria-hidden />
        Favorites
      </Chip>
      {rooms.map(({ id, label }) => (
        <Chip
          key={id}
          isChosen={value.roomType === id}
          onClick={() => onChange({ ...value, roomType: value.roomType === id ? null : id })}
        >
          {label}
        </Chip>
      ))}
    </div>
  )
}
