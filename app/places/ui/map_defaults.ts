/** What a map shows when nobody said what: the world. */
export const DEFAULT_VIEW = { latitude: 20, longitude: 0, zoom: 1 } as const

/** How close a map looks at what was chosen: near enough for the names of villages. */
export const PLACE_ZOOM = 10
