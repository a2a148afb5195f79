/** How far markets extend from their centers. */
export const MIN_MARKET_RADIUS_KM = 1
export const MAX_MARKET_RADIUS_KM = 100
export const DEFAULT_MARKET_RADIUS_KM = 25
