import type { HttpContext } from '@adonisjs/core/http'
import { countForAccount, type AttemptLimits } from '#app/common/rate_limits/attempts'

/**
 * Mails to an address that nobody has confirmed it wants, of all kinds together: invitations, gifts,
 * and confirmations of what anybody can type into a form.
 */
export const UNASKED_MAIL_LIMITS: AttemptLimits = {
  name: 'unasked-mail',
  account: { requests: 3, every: '1 day' },
  address: { requests: 600, every: '1 hour' },
}

/** Call before whatever sends one. @throws HttpError 429 */
export async function countUnaskedMail(ctx: HttpContext, email: string): Promise<void> {
  await countForAccount(ctx, UNASKED_MAIL_LIMITS, mailboxOf(email))
}

/** `livia+one@…` and `livia+two@…` are read by the same person. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  return email.slice(0, at).replace(/(?<=.)\+.*$/, '') + email.slice(at)
}
