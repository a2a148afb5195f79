import type { AttemptLimits } from '#app/common/rate_limits/attempts'

export const INQUIRY_LIMITS = {
  name: 'inquiry',
  address: { requests: 240, every: '1 hour' },
  account: { requests: 30, every: '1 hour' },
} satisfies AttemptLimits

/** Each question of a guest sends a mail. */
export const INQUIRY_MAIL_LIMITS = {
  name: 'inquiry-mail',
  address: { requests: 60, every: '1 hour' },
} satisfies AttemptLimits

export const CONFIRMATION_LIMITS = {
  name: 'inquiry-confirmation',
  address: { requests: 120, every: '1 hour' },
} satisfies AttemptLimits
