import type { AttemptLimits } from '#app/common/rate_limits/attempts'

/** How far markets extend from their centers. */
export const MIN_MARKET_RADIUS_KM = 1
export const MAX_MARKET_RADIUS_KM = 100
export const DEFAULT_MARKET_RADIUS_KM = 25

/** New markets are shown to everybody. */
export const NEW_MARKET_LIMITS: AttemptLimits = {
  name: 'new-market',
  account: { requests: 10, every: '1 day' },
  address: { requests: 600, every: '1 hour' },
}
