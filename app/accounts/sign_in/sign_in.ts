import type { HttpContext } from '@adonisjs/core/http'
import { forgetRememberToken } from '#app/accounts/sessions/remember_tokens'
import { noteDevice, keepBrowserToken } from '#app/accounts/sign_in/known_browsers'
import { noteSignIn } from '#app/accounts/sign_in/sign_in_facts'
import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import { logSecurityEvent } from '#app/kernel/security/security_event'

/** The last step of every kind of sign-in, once all factors are proven. */
export async function signIn(ctx: HttpContext, user: User, remember = false): Promise<void> {
  await startSession(ctx, user, remember)
  logSecurityEvent(ctx, 'sign_in', user.id)
}

/** Starts a session with a new id, and mails the owner about a new browser. */
export async function startSession(ctx: HttpContext, user: User, remember = false): Promise<void> {
  forgetRememberToken(ctx.session)
  await ctx.auth.use('web').login(user, remember)
  const facts = noteSignIn(ctx)
  const tokenHash = keepBrowserToken(ctx)
  await transaction((trx) => noteDevice({ user, trx }, tokenHash, facts))
}

/** Where everybody lands after signing in, unless they were headed elsewhere. */
export const HOME_PATH = '/dashboard'

/** The local path they were headed to when asked to sign in, or else their home. */
export function destinationOf({ session }: HttpContext): string {
  return session.pullIntendedUrl() ?? HOME_PATH
}
