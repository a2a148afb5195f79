import type { AttemptLimits } from '#app/common/rate_limits/attempts'

export const COMMENT_LIMITS: AttemptLimits = {
  name: 'spots:comment',
  address: { requests: 300, every: '10 minutes' },
  account: { requests: 60, every: '10 minutes' },
}

/** Views come with each spot that somebody watches. */
export const VIEW_LIMITS: AttemptLimits = {
  name: 'spots:view',
  address: { requests: 3000, every: '10 minutes' },
  isLocal: true,
}
