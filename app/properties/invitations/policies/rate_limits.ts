import type { AttemptLimits } from '#app/common/rate_limits/attempts'

export const LISTING_INVITATION_LIMITS: AttemptLimits = {
  name: 'listing-invitation',
  account: { requests: 200, every: '1 hour' },
  address: { requests: 400, every: '1 hour' },
}
