import type { AttemptLimits } from '#app/common/rate_limits/attempts'

export const CAMPAIGN_LIMITS = {
  name: 'farm-campaign',
  address: { requests: 600, every: '1 hour' },
  account: { requests: 200, every: '1 hour' },
} satisfies AttemptLimits

export const TEST_MAIL_LIMITS = {
  name: 'farm-campaign-test',
  address: { requests: 60, every: '1 hour' },
  account: { requests: 20, every: '1 hour' },
} satisfies AttemptLimits
