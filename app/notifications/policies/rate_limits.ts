import type { AttemptLimits } from '#app/common/rate_limits/attempts'

export const PUSH_SUBSCRIPTION_LIMITS: AttemptLimits = {
  name: 'push-subscription',
  account: { requests: 60, every: '1 hour' },
  address: { requests: 600, every: '1 hour' },
}
