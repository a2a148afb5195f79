import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/models/user'
import { clearOutdatedSessions } from '#app/accounts/sessions/end_sessions'
import { rememberTokenOf } from '#app/accounts/sessions/remembered_browser'
import { startSession } from '#app/accounts/sessions/start_session'

/** Call after `outdateSessions` commits: only this browser continues, with a new session. */
export async function keepOnlyThisSession(ctx: HttpContext, user: User): Promise<void> {
  const isRemembered = rememberTokenOf(ctx.session.all()) !== null
  await startSession(ctx, await user.refresh(), isRemembered)
  await clearOutdatedSessions(user)
}
