/** Of an area drawn on a map. */
export const MIN_CORNERS = 3
export const MAX_CORNERS = 100
/** Of one drawn freehand, before it is simplified; more don’t fit in an address. */
export const MAX_DRAWN_CORNERS = 500
