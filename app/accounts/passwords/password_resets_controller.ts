import type { HttpContext } from '@adonisjs/core/http'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { answerForm } from '#app/kernel/http/answer_form'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import { resetPassword, findUsableReset } from '#app/accounts/passwords/change_password'
import { PASSWORD_RESET_LIMITS } from '#app/accounts/account_limits'
import hash from '@adonisjs/core/services/hash'
import { clearOutdatedSessions } from '#app/accounts/sessions/end_sessions'
import { resetPasswordValidator } from '#app/accounts/account_validators'
import { transaction } from '#app/kernel/database/transaction'

export default class PasswordResetsController {
  async create({ inertia, params, request, response }: HttpContext) {
    response.header('referrer-policy', 'same-origin')
    const reset = await findUsableReset(params.token)
    return inertia.render('accounts/reset_password', {
      csrf_token: request.csrfToken,
      token: String(params.token),
      is_usable: reset !== null,
    })
  }

  async store(ctx: HttpContext) {
    await countAttempt(ctx, PASSWORD_RESET_LIMITS, ctx.params.token)
    const { password } = await ctx.request.validateUsing(resetPasswordValidator)
    const hashed = await hash.make(password)
    const user = await transaction((trx) =>
      resetPassword({ trx }, ctx.params.token, { password, hashed })
    )
    await clearOutdatedSessions(user)
    logSecurityEvent(ctx, 'password_reset', user.id)
    return answerForm(ctx, {
      redirect: '/login',
      notice: 'Your password has been changed. Sign in with the new one.',
    })
  }
}
