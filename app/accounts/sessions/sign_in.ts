import type { HttpContext } from '@adonisjs/core/http'
import { logSecurityEvent } from '#app/kernel/logging/security_event'
import type User from '#app/accounts/models/user'
import { startSession } from '#app/accounts/sessions/start_session'

/** Where every sign-in ends, by whatever way, once nothing more has to be shown. */
export async function signIn(ctx: HttpContext, user: User, remember = false): Promise<void> {
  await startSession(ctx, user, remember)
  logSecurityEvent(ctx, 'sign_in', user.id)
}
