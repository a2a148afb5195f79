import type { AttemptLimits } from '#app/common/rate_limits/attempts'

/**
 * How often the doors may be tried. An office or a school shares an address,
 * so the limits by address are wide; those for one account are what stops
 * guessing. Rightful sign-ins and confirmations are taken back.
 */
export const SIGN_IN_LIMITS: AttemptLimits = {
  name: 'sign-in',
  both: { requests: 10, every: '15 minutes' },
  account: { requests: 100, every: '15 minutes' },
  address: { requests: 100, every: '15 minutes' },
}

export const REGISTRATION_LIMITS: AttemptLimits = {
  name: 'register',
  address: { requests: 300, every: '1 hour' },
}

export const PASSWORD_RESET_REQUEST_LIMITS: AttemptLimits = {
  name: 'forgot-password',
  account: { requests: 6, every: '1 hour' },
  address: { requests: 60, every: '1 hour' },
}

export const PASSWORD_RESET_LIMITS: AttemptLimits = {
  name: 'reset-password',
  account: { requests: 20, every: '1 hour' },
  address: { requests: 60, every: '1 hour' },
}

export const PASSWORD_CONFIRMATION_LIMITS: AttemptLimits = {
  name: 'confirm-password',
  account: { requests: 10, every: '15 minutes' },
  address: { requests: 100, every: '15 minutes' },
}

export const VERIFICATION_MAIL_LIMITS: AttemptLimits = {
  name: 'verify-email',
  account: { requests: 6, every: '1 hour' },
  address: { requests: 60, every: '1 hour' },
}

export const HANDLE_CHECK_LIMITS: AttemptLimits = {
  name: 'check-handle',
  account: { requests: 300, every: '5 minutes' },
  address: { requests: 300, every: '5 minutes' },
}
