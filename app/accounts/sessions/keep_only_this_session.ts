import type { HttpContext } from '@adonisjs/core/http'
import SessionRenewed from '#app/accounts/events/session_renewed'
import type User from '#app/accounts/models/user'
import { clearOutdatedSessions } from '#app/accounts/sessions/end_sessions'
import { rememberTokenOf } from '#app/accounts/sessions/remembered_browser'
import { startSession } from '#app/accounts/sessions/start_session'

/** Call after `outdateSessions` commits: only this browser continues, with a new session. */
export async function keepOnlyThisSession(ctx: HttpContext, user: User): Promise<void> {
  const isRemembered = rememberTokenOf(ctx.session.all()) !== null
  const { sessionId: formerId } = ctx.session
  await startSession(ctx, await user.refresh(), isRemembered)
  await SessionRenewed.dispatch(formerId, ctx.session.sessionId)
  await clearOutdatedSessions(user)
}
