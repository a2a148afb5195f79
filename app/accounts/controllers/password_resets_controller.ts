import type { HttpContext } from '@adonisjs/core/http'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { answerForm } from '#app/core/http/answer_form'
import ResetPassword from '#app/accounts/actions/reset_password'
import { findUsableReset } from '#app/accounts/queries/find_usable_reset'
import { PASSWORD_RESET_LIMITS } from '#app/accounts/rate_limits'
import { resetPasswordValidator } from '#app/accounts/validators/password_validators'

/** Choosing a new password by the link from the mail. */
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
    const { password } = await ctx.request.validateUsing(resetPasswordValidator)
    await countAttempt(ctx, PASSWORD_RESET_LIMITS, ctx.params.token)
    await new ResetPassword().handle(ctx.params.token, password)
    return answerForm(ctx, {
      redirect: '/login',
      notice: 'Your password is changed. Sign in with the new one.',
    })
  }
}
