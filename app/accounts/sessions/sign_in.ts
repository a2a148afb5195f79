import type { HttpContext } from '@adonisjs/core/http'
import { logSecurityEvent } from '#app/kernel/logging/security_event'
import type User from '#app/accounts/models/user'
import { startSession } from '#app/accounts/sessions/start_session'

/** The last step of every kind of sign-in, once all factors are proven. */
export async function signIn(ctx: HttpContext, user: User, remember = false): Promise<void> {
  await startSession(ctx, user, remember)
  logSecurityEvent(ctx, 'sign_in', user.id)
}
