import type { DesignOptions } from '#app/redesign/design_options'
import { COLORS } from '#app/redesign/looks/colors'
import { DESIGNERS } from '#app/redesign/looks/designers'
import { LOCATIONS } from '#app/redesign/looks/locations'
import type { LookChoice } from '#app/redesign/looks/look'
import { ROOM_TYPES } from '#app/redesign/looks/room_types'
import { THEMES } from '#app/redesign/looks/themes'

export function labelsOf(options: DesignOptions): string[] {
  const { theme, designer, location, colors, roomType } = options
  const chosen: [readonly LookChoice[], string | null][] = [
    [THEMES, theme],
    [DESIGNERS, designer],
    [LOCATIONS, location],
    ...colors.map((id): [readonly LookChoice[], string] => [COLORS, id]),
    [ROOM_TYPES, roomType],
  ]
  return chosen.flatMap(([list, id]) => list.find((option) => option.id === id)?.label ?? [])
}

/** "Japandi living room", "Bedroom in the style of Inès Valmor", "Kitchen in sage". */
export function roomTitle({ roomType, theme, designer, location, colors }: DesignOptions): string {
  const room = labelIn(ROOM_TYPES, roomType)
  const style = labelIn(THEMES, theme)
  if (style) return `${style} ${room?.toLowerCase() ?? 'room'}`
  const hand = labelIn(DESIGNERS, designer)
  if (hand) return `${room ?? 'Room'} in the style of ${hand}`
  const place = labelIn(LOCATIONS, location)
  if (place) return `${room ?? 'Room'}, ${place}`
  const color = labelIn(COLORS, colors[0] ?? null)
  return color ? `${room ?? 'Room'} in ${color.toLowerCase()}` : `${room ?? 'A room'}, redesigned`
}

function labelIn(list: readonly LookChoice[], id: string | null): string | undefined {
  return list.find((option) => option.id === id)?.label
}

export type NamedOptions = Record<
  'theme' | 'designer' | 'location' | 'colors' | 'roomType',
  string[]
>

/** Ids of the options of each kind whose labels have a word, in any case. */
export function optionsNamed(word: string): NamedOptions {
  const wanted = word.toLowerCase()
  const idsIn = (list: readonly LookChoice[]) =>
    list.flatMap(({ id, label }) => (label.toLowerCase().includes(wanted) ? [id] : []))
  return {
    theme: idsIn(THEMES),
    designer: idsIn(DESIGNERS),
    location: idsIn(LOCATIONS),
    colors: idsIn(COLORS),
    roomType: idsIn(ROOM_TYPES),
  }
}
