import type { AttemptLimits } from '#app/common/rate_limits/attempts'

/** All calls that aren’t reads together, below the limits of their features. */
export const WRITE_LIMITS: AttemptLimits = {
  name: 'write',
  account: { requests: 2400, every: '1 minute' },
  address: { requests: 60_000, every: '1 minute' },
  isLocal: true,
}
