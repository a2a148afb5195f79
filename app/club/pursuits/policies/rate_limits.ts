import type { AttemptLimits } from '#app/common/rate_limits/attempts'

/** Each one tells somebody, some by mail. */
export const PURSUIT_INVITATION_LIMITS: AttemptLimits = {
  name: 'pursuit-invitation',
  account: { requests: 30, every: '1 day' },
  address: { requests: 200, every: '1 hour' },
}
