import type { AttemptLimits } from '#app/common/rate_limits/attempts'

/** Each request opens a chat. */
export const REQUEST_LIMITS = {
  name: 'offerings:request',
  address: { requests: 600, every: '1 hour' },
  account: { requests: 120, every: '1 hour' },
} satisfies AttemptLimits
