import type { AttemptLimits } from '#app/common/rate_limits/attempts'

export const CONTACT_LIMITS = {
  name: 'farm-contact',
  address: { requests: 3000, every: '1 hour' },
  account: { requests: 1000, every: '1 hour' },
} satisfies AttemptLimits
