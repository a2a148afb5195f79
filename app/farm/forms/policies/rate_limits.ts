import type { AttemptLimits } from '#app/common/rate_limits/attempts'

export const FORM_LIMITS = {
  name: 'farm-form',
  address: { requests: 600, every: '1 hour' },
  account: { requests: 120, every: '1 hour' },
} satisfies AttemptLimits

export const SIGN_UP_LIMITS = {
  name: 'sign-up',
  address: { requests: 240, every: '1 hour' },
} satisfies AttemptLimits

/** Each sign-up sends a mail. */
export const SIGN_UP_MAIL_LIMITS = {
  name: 'sign-up-mail',
  address: { requests: 60, every: '1 hour' },
} satisfies AttemptLimits

export const SIGN_UP_CONFIRMATION_LIMITS = {
  name: 'sign-up-confirmation',
  address: { requests: 120, every: '1 hour' },
} satisfies AttemptLimits
