import type { AttemptLimits } from '#app/common/rate_limits/attempts'

export const GIFT_LIMITS = {
  name: 'gift',
  address: { requests: 240, every: '1 hour' },
  account: { requests: 60, every: '1 hour' },
} satisfies AttemptLimits

export const CLAIM_LIMITS = {
  name: 'gift-claim',
  address: { requests: 120, every: '1 hour' },
} satisfies AttemptLimits
