import type { AttemptLimits } from '#app/common/rate_limits/attempts'

/** Visitors of a fair may share one network. */
export const REGISTRATION_LIMITS = {
  name: 'open-house-registration',
  address: { requests: 240, every: '1 hour' },
  account: { requests: 20, every: '1 hour' },
} satisfies AttemptLimits

export const PASS_LIMITS = {
  name: 'open-house-pass',
  address: { requests: 120, every: '1 hour' },
} satisfies AttemptLimits

/** A sign takes a tenth of a second to draw. */
export const SIGN_LIMITS = {
  name: 'open-house-sign',
  address: { requests: 120, every: '1 hour' },
} satisfies AttemptLimits
