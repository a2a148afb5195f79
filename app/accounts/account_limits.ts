import type { HttpContext } from '@adonisjs/core/http'
import { MAX_WRONG_CODES } from '#app/accounts/two_factor/pending_sign_in'
import { countForAccount, type Attempt, type AttemptLimits } from '#app/common/rate_limits/attempts'

/**
 * Offices share an IP address, so per-address limits are generous; per-account limits stop
 * guessing. Successful attempts don't count.
 */
export const SIGN_IN_LIMITS: AttemptLimits = {
  name: 'sign-in',
  both: { requests: 10, every: '15 minutes' },
  account: { requests: 100, every: '15 minutes' },
  address: { requests: 100, every: '15 minutes' },
}

/** Nothing here can be guessed; this only stops programs from hammering it. */
export const PASSKEY_LIMITS: AttemptLimits = {
  name: 'passkey',
  both: { requests: 10, every: '15 minutes' },
  account: { requests: 100, every: '15 minutes' },
  address: { requests: 100, every: '15 minutes' },
}

/** Each visit to the sign-in page requests one. */
export const PASSKEY_CHALLENGE_LIMITS: AttemptLimits = {
  name: 'passkey-challenge',
  address: { requests: 600, every: '15 minutes' },
}

export const ACCOUNT_REGISTRATION_LIMITS: AttemptLimits = {
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

/** Guesses at one sign-in's second factor; five wrong ones end it, even if they arrive together. */
export const CHALLENGE_ATTEMPT_LIMITS: AttemptLimits = {
  name: 'two-factor-attempt',
  account: { requests: MAX_WRONG_CODES, every: '10 minutes' },
  address: { requests: 100, every: '15 minutes' },
}

export const TWO_FACTOR_LIMITS: AttemptLimits = {
  name: 'two-factor',
  account: { requests: 20, every: '1 hour' },
  address: { requests: 100, every: '15 minutes' },
}

export const UNDO_LIMITS: AttemptLimits = {
  name: 'undo',
  account: { requests: 20, every: '1 hour' },
  address: { requests: 60, every: '1 hour' },
}

export const EXPORT_LIMITS: AttemptLimits = {
  name: 'export',
  account: { requests: 5, every: '1 day' },
  address: { requests: 60, every: '1 hour' },
}

/** A round trip to a provider; each response costs a few requests to it. */
export const PROVIDER_VISIT_LIMITS: AttemptLimits = {
  name: 'provider-visit',
  address: { requests: 200, every: '15 minutes' },
}

/**
 * Mails to an address that nobody has confirmed it wants, of all kinds together: invitations, gifts,
 * and confirmations of what anybody can type into a form.
 */
export const UNASKED_MAIL_LIMITS: AttemptLimits = {
  name: 'unasked-mail',
  what: 'mails to this address',
  account: { requests: 3, every: '1 day' },
  address: { requests: 600, every: '1 hour' },
}

/** Call before whatever sends one. @throws HttpError 429 */
export function countUnaskedMail(ctx: HttpContext, email: string): Promise<Attempt> {
  return countForAccount(ctx, UNASKED_MAIL_LIMITS, mailboxOf(email))
}

/** `livia+one@…` and `livia+two@…` are read by the same person. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  return email.slice(0, at).replace(/(?<=.)\+.*$/, '') + email.slice(at)
}
