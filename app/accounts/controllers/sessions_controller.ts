import type { HttpContext } from '@adonisjs/core/http'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { answerForm } from '#app/core/http/answer_form'
import VerifyCredentials from '#app/accounts/actions/verify_credentials'
import { SIGN_IN_LIMITS } from '#app/accounts/rate_limits'
import { endSession } from '#app/accounts/sessions/end_session'
import { destinationOf } from '#app/accounts/sessions/home_of'
import { startSession } from '#app/accounts/sessions/start_session'
import { signInValidator } from '#app/accounts/validators/sign_in_validator'

/** Signing in and out. */
export default class SessionsController {
  create({ inertia, request }: HttpContext) {
    return inertia.render('accounts/login', { csrf_token: request.csrfToken })
  }

  async store(ctx: HttpContext) {
    const { email, password, remember } = await ctx.request.validateUsing(signInValidator)
    const attempt = await countAttempt(ctx, SIGN_IN_LIMITS, email)
    const user = await new VerifyCredentials().handle(email, password)
    await attempt.forgive()
    await startSession(ctx, user, remember)
    return answerForm(ctx, { redirect: destinationOf(ctx, user) })
  }

  async destroy(ctx: HttpContext) {
    const { sessionId } = ctx.session
    const { user } = ctx.auth
    await ctx.auth.use('web').logout()
    ctx.session.clear()
    ctx.session.regenerate()
    if (user) await endSession(sessionId, user.id)
    return answerForm(ctx, { redirect: '/' })
  }
}
