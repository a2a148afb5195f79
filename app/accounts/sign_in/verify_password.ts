import hash from '@adonisjs/core/services/hash'
import type { HttpContext } from '@adonisjs/core/http'
import { PASSWORD_CONFIRMATION_LIMITS } from '#app/accounts/account_limits'
import { requireFreshAuthentication } from '#app/accounts/passwords/password_confirmation'
import type User from '#app/accounts/user'
import { fieldErrors } from '#app/common/http/field_errors'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { logSecurityEvent } from '#app/kernel/security/security_event'

let nobodysHash: Promise<string> | undefined

/**
 * Hashes the password as often for nobody and for accounts without one, so that timing reveals
 * nothing.
 * @param accounts that are meant, by `listByLogin`
 * @throws E_VALIDATION_ERROR on `email`
 */
export async function verifyCredentials(
  accounts: readonly (User | null)[],
  password: string
): Promise<User> {
  for (const account of accounts) {
    if (await isPasswordOf(account, password)) return account!
  }
  throw fieldErrors({ email: 'Wrong email or password.' })
}

async function isPasswordOf(account: User | null, password: string): Promise<boolean> {
  if (account?.hasPassword) return account.verifyPassword(password)
  nobodysHash ??= hash.make('nobody')
  await hash.verify(await nobodysHash, password)
  return false
}

/**
 * Checks the password in a form. Accounts without one must have signed in recently.
 * @param field of the form
 * @throws E_VALIDATION_ERROR on the field, HttpError 423 without a password, HttpError 429
 */
export async function verifyOwnPassword(
  ctx: HttpContext,
  password = '',
  field = 'password'
): Promise<void> {
  const user = ctx.auth.getUserOrFail()
  if (!user.hasPassword) return requireFreshAuthentication(ctx)
  const attempt = await countAttempt(ctx, PASSWORD_CONFIRMATION_LIMITS, String(user.id))
  if (!(await user.verifyPassword(password))) {
    logSecurityEvent(ctx, 'password_confirmation_refused')
    throw fieldErrors({ [field]: 'Wrong password.' })
  }
  await attempt.undo()
}
