import type { DesignOptions } from '#app/redesign/contract/design_options'
import { COLORS } from '#app/redesign/looks/colors'
import { DESIGNERS } from '#app/redesign/looks/designers'
import { LOCATIONS } from '#app/redesign/looks/locations'
import type { LookOption } from '#app/redesign/looks/option'
import { ROOM_TYPES } from '#app/redesign/looks/room_types'
import { THEMES } from '#app/redesign/looks/themes'

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
