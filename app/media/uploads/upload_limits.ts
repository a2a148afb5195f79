import type { AttemptLimits } from '#app/common/rate_limits/attempts'

/** A picture of 50 megapixels keeps a core busy for seconds, however small its file is. */
export const PICTURE_LIMITS: AttemptLimits = {
  name: 'picture',
  account: { requests: 300, every: '1 hour' },
  address: { requests: 3000, every: '1 hour' },
}
