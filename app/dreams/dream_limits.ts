import type { AttemptLimits } from '#app/common/rate_limits/attempts'

export const NEW_DREAM_LIMITS: AttemptLimits = {
  name: 'new-dream',
  account: { requests: 100, every: '1 day' },
  address: { requests: 600, every: '1 hour' },
}

export const DREAM_ITEM_LIMITS: AttemptLimits = {
  name: 'dream-item',
  account: { requests: 600, every: '1 hour' },
  address: { requests: 3000, every: '1 hour' },
}

/** Each one tells somebody, some by mail. */
export const DREAM_MEMBER_LIMITS: AttemptLimits = {
  name: 'dream-member',
  account: { requests: 100, every: '1 day' },
  address: { requests: 400, every: '1 hour' },
}
