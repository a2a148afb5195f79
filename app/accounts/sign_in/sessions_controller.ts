import type { HttpContext } from '@adonisjs/core/http'
import { countForAccount, countFromAddress } from '#app/common/rate_limits/attempts'
import { answerForm } from '#app/kernel/http/answer_form'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import { offeredProviders } from '#app/accounts/connections/offered_providers'
import { verifyCredentials } from '#app/accounts/sign_in/verify_password'
import { listByLogin } from '#app/accounts/find_users'
import { SIGN_IN_LIMITS } from '#app/accounts/account_limits'
import { endSession } from '#app/accounts/sessions/end_sessions'
import { answerFirstFactor } from '#app/accounts/two_factor/answer_first_factor'
import { whySignIn } from '#app/accounts/sign_in/sign_in_reasons'
import { signInValidator } from '#app/accounts/account_validators'

export default class SessionsController {
  async create({ inertia, request, session }: HttpContext) {
    return inertia.render('accounts/login', {
      reason: await whySignIn(session),
      csrf_token: request.csrfToken,
      providers: offeredProviders(),
    })
  }

  async store(ctx: HttpContext) {
    const fromAddress = await countFromAddress(ctx, SIGN_IN_LIMITS)
    const { email: login, password, remember } = await ctx.request.validateUsing(signInValidator)
    const name = login.replace(/^@/, '')
    const accounts = await listByLogin(name)
    const meant = accounts.find((account) => account !== null)
    // by address, so that it counts alike whoever else has it
    const attempt = await countForAccount(ctx, SIGN_IN_LIMITS, meant?.email ?? name)
    const user = await this.#verify(ctx, accounts, password, meant?.id)
    await attempt.undo()
    await fromAddress.undo()
    return answerFirstFactor(ctx, user, remember)
  }

  async destroy(ctx: HttpContext) {
    const { sessionId } = ctx.session
    const { user } = ctx.auth
    await ctx.auth.use('web').logout()
    ctx.session.clear()
    ctx.session.regenerate()
    if (user) await endSession(sessionId, user.id)
    if (user) logSecurityEvent(ctx, 'sign_out', user.id)
    ctx.response.header('clear-site-data', '"cache"')
    return answerForm(ctx, { redirect: '/' })
  }

  async #verify(
    ctx: HttpContext,
    accounts: Awaited<ReturnType<typeof listByLogin>>,
    password: string,
    accountId?: number
  ) {
    try {
      return await verifyCredentials(accounts, password)
    } catch (error) {
      logSecurityEvent(ctx, 'sign_in_refused', accountId)
      throw error
    }
  }
}
