import type { AttemptLimits } from '#app/common/rate_limits/attempts'

/** Each one tells somebody, some by mail. */
export const PURSUIT_INVITATION_LIMITS: AttemptLimits = {
  name: 'pursuit-invitation',
  account: { requests: 30, every: '1 day' },
  address: { requests: 200, every: '1 hour' },
}

/** Mails per mailbox, whoever sends them. */
export const PURSUIT_MAILBOX_LIMITS: AttemptLimits = {
  name: 'pursuit-invited-mailbox',
  account: { requests: 5, every: '1 day' },
  address: { requests: 200, every: '1 hour' },
}
