import type { PublicFilter } from '#app/designs/gallery/public_filter'
import { lookLabelOf } from '#app/designs/looks/ui/look_words'
import type { PublicLooks } from '#app/designs/ui/types'

interface FilterWord {
  key: keyof PublicFilter
  label: string
}

export function filterWordsOf(filter: PublicFilter, looks: PublicLooks): FilterWord[] {
  const { room, theme, designer, color, by, liked } = filter
  const all: { key: keyof PublicFilter; label: string | null }[] = [
    { key: 'theme', label: lookLabelOf(looks.themes, theme) },
    { key: 'room', label: lookLabelOf(looks.room_types, room) },
    { key: 'designer', label: lookLabelOf(looks.designers, designer) },
    { key: 'color', label: lookLabelOf(looks.colors, color) },
    { key: 'by', label: by && `@${by}` },
    { key: 'liked', label: liked && 'Liked by you' },
  ]
  return all.flatMap(({ key, label }) => (label ? [{ key, label }] : []))
}
