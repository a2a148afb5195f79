/** Of an area drawn on a map. */
export const MIN_CORNERS = 3
export const MAX_CORNERS = 100
