import type { AttemptLimits } from '#app/common/rate_limits/attempts'

/** New markets are shown to everybody. */
export const NEW_MARKET_LIMITS: AttemptLimits = {
  name: 'new-market',
  account: { requests: 10, every: '1 day' },
  address: { requests: 600, every: '1 hour' },
}
