/** What a map shows when nobody said what: the world. */
export const DEFAULT_VIEW = { latitude: 20, longitude: 0, zoom: 1 } as const

/** How close a map looks at a place that was chosen, and at one building. */
export const PLACE_ZOOM = 10
export const BUILDING_ZOOM = 12
