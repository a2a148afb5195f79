import type { AttemptLimits } from '#app/common/rate_limits/attempts'

export const PICTURE_LIMITS: AttemptLimits = {
  name: 'picture',
  account: { requests: 300, every: '1 hour' },
  address: { requests: 3000, every: '1 hour' },
}

/** A picture of 50 megapixels keeps a core busy for seconds, however small its file is. */
export const MEGAPIXEL_LIMITS = {
  name: 'picture:megapixels',
  account: { requests: 6000, every: '1 hour' },
  address: { requests: 60_000, every: '1 hour' },
  what: 'megapixels of pictures',
} satisfies AttemptLimits
