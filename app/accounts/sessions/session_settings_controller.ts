import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import {
  endRememberedSession,
  outdateSessions,
  keepOnlyThisSession,
} from '#app/accounts/sessions/end_sessions'
import { requireFreshAuthentication } from '#app/accounts/passwords/password_confirmation'
import { verifyOwnPassword } from '#app/accounts/sign_in/verify_password'
import { listSessions } from '#app/accounts/sessions/find_sessions'
import SessionTransformer, { publicSessionId } from '#app/accounts/sessions/session_transformer'
import { ownPasswordValidator } from '#app/accounts/account_validators'

export default class SessionSettingsController {
  async index({ auth, session }: HttpContext) {
    const sessions = await listSessions(auth.getUserOrFail())
    return {
      sessions: sessions.map((each) => new SessionTransformer(each, session.sessionId).toObject()),
    }
  }

  async clear(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { password } = await ctx.request.validateUsing(ownPasswordValidator)
    await verifyOwnPassword(ctx, password)
    const { sessionId } = ctx.session
    await transaction((trx) => outdateSessions(user, trx, sessionId))
    await keepOnlyThisSession(ctx, user)
    logSecurityEvent(ctx, 'sessions_ended')
    return { status: 'success' as const }
  }

  /** Needs a recent confirmation, like everything that locks somebody out (ASVS 7.5.2). */
  async destroy(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const sessions = await listSessions(user)
    const found = sessions.find(({ id }) => publicSessionId(id) === ctx.params.id)
    if (!found) throw HttpError.notFound()
    if (found.id === ctx.session.sessionId) {
      throw HttpError.conflict('This is the browser you’re using. Sign out instead.')
    }
    requireFreshAuthentication(ctx)
    await endRememberedSession(found, user.id)
    logSecurityEvent(ctx, 'session_ended')
    return { status: 'success' as const }
  }
}
