import type { AttemptLimits } from '#app/common/rate_limits/attempts'

/** Searches that guests save, each of which is a mail. */
export const GUEST_SEARCH_LIMITS: AttemptLimits = {
  name: 'guest-search',
  address: { requests: 20, every: '1 hour' },
}

export const SAVED_SEARCH_LIMITS: AttemptLimits = {
  name: 'saved-search',
  account: { requests: 120, every: '1 hour' },
  address: { requests: 600, every: '1 hour' },
}
