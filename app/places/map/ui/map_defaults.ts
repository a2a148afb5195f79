/** The default view: the world. */
export const DEFAULT_VIEW = { latitude: 20, longitude: 0, zoom: 1 } as const

/** Zoom for a chosen place: close enough for village names. */
export const PLACE_ZOOM = 10
