import type { AttemptLimits } from '#app/common/rate_limits/attempts'

/** New listings and copies, each of which others may find. */
export const NEW_LISTING_LIMITS: AttemptLimits = {
  name: 'new-listing',
  account: { requests: 60, every: '1 hour' },
  address: { requests: 1200, every: '1 hour' },
}

/** Views and shares come with each page that somebody opens. */
export const VISIT_LIMITS: AttemptLimits = {
  name: 'listing-visit',
  account: { requests: 600, every: '10 minutes' },
  address: { requests: 3000, every: '10 minutes' },
  isLocal: true,
}

export const LISTING_INVITATION_LIMITS: AttemptLimits = {
  name: 'listing-invitation',
  account: { requests: 200, every: '1 hour' },
  address: { requests: 400, every: '1 hour' },
}
