import type { AttemptLimits } from '#app/common/rate_limits/attempts'

export const AREA_LIMITS = {
  name: 'farm-area',
  address: { requests: 600, every: '1 hour' },
  account: { requests: 120, every: '1 hour' },
} satisfies AttemptLimits
