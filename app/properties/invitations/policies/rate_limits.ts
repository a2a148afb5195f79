import type { AttemptLimits } from '#app/common/rate_limits/attempts'

export const LISTING_INVITATION_LIMITS: AttemptLimits = {
  name: 'listing-invitation',
  account: { requests: 200, every: '1 hour' },
  address: { requests: 400, every: '1 hour' },
}

/** Mails per mailbox, whoever sends them. */
export const INVITED_MAILBOX_LIMITS: AttemptLimits = {
  name: 'listing-invited-mailbox',
  account: { requests: 10, every: '1 day' },
  address: { requests: 400, every: '1 hour' },
}
