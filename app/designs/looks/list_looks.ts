import { COLORS } from '#app/designs/looks/colors'
import { DESIGNERS } from '#app/designs/looks/designers'
import { LOCATIONS } from '#app/designs/looks/locations'
import type { LookOption } from '#app/designs/looks/option'
import { ROOM_TYPES } from '#app/designs/looks/room_types'
import { THEMES } from '#app/designs/looks/themes'
import LookOptionTransformer from '#app/designs/transformers/look_option_transformer'

/** All that may be chosen for a design, as the interface shows it. */
export function listLooks() {
  return {
    room_types: shown(ROOM_TYPES),
    themes: shown(THEMES),
    designers: shown(DESIGNERS),
    locations: shown(LOCATIONS),
    colors: shown(COLORS),
  }
}

function shown(options: readonly LookOption[]) {
  return options.map((option) => new LookOptionTransformer(option).toObject())
}
