import { COLORS } from '#app/redesign/looks/colors'
import { DESIGNERS } from '#app/redesign/looks/designers'
import { LOCATIONS } from '#app/redesign/looks/locations'
import type { LookChoice } from '#app/redesign/looks/look'
import { ROOM_TYPES } from '#app/redesign/looks/room_types'
import { THEMES } from '#app/redesign/looks/themes'
import LookOptionTransformer from '#app/designs/looks/look_option_transformer'

export function listLooks() {
  return {
    room_types: shown(ROOM_TYPES),
    themes: shown(THEMES),
    designers: shown(DESIGNERS),
    locations: shown(LOCATIONS),
    colors: shown(COLORS),
  }
}

function shown(options: readonly LookChoice[]) {
  return options.map((option) => new LookOptionTransformer(option).toObject())
}
