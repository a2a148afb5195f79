import type { AttemptLimits } from '#app/common/rate_limits/attempts'

export const CONTACT_IMPORT_LIMITS = {
  name: 'farm-import',
  address: { requests: 120, every: '1 hour' },
  account: { requests: 60, every: '1 hour' },
} satisfies AttemptLimits
