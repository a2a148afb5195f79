import type { DesignOptions } from '#app/designs/design_options'
import { COLORS } from '#app/designs/looks/colors'
import { DESIGNERS } from '#app/designs/looks/designers'
import { LOCATIONS } from '#app/designs/looks/locations'
import type { LookOption } from '#app/designs/looks/option'
import { ROOM_TYPES } from '#app/designs/looks/room_types'
import { THEMES } from '#app/designs/looks/themes'

/** What was chosen, as people read it: the theme first, then designer, place, colours and room. */
export function labelsOf(options: DesignOptions): string[] {
  const { theme, designer, location, colors, roomType } = options
  const chosen: [readonly LookOption[], string | null][] = [
    [THEMES, theme],
    [DESIGNERS, designer],
    [LOCATIONS, location],
    ...colors.map((id): [readonly LookOption[], string] => [COLORS, id]),
    [ROOM_TYPES, roomType],
  ]
  return chosen.flatMap(([list, id]) => list.find((option) => option.id === id)?.label ?? [])
}
