import type { HttpContext } from '@adonisjs/core/http'
import { fieldErrors } from '#app/common/http/field_errors'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { answerForm } from '#app/core/http/answer_form'
import { PASSWORD_CONFIRMATION_LIMITS } from '#app/accounts/rate_limits'
import { destinationOf } from '#app/accounts/sessions/home_of'
import { rememberPasswordConfirmation } from '#app/accounts/sessions/password_confirmation'
import { confirmPasswordValidator } from '#app/accounts/validators/password_validators'

/** Showing the password again before something weighty. */
export default class PasswordConfirmationsController {
  create({ inertia }: HttpContext) {
    return inertia.render('accounts/confirm_password', {})
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { password } = await ctx.request.validateUsing(confirmPasswordValidator)
    const attempt = await countAttempt(ctx, PASSWORD_CONFIRMATION_LIMITS, String(user.id))
    if (!(await user.verifyPassword(password))) {
      throw fieldErrors({ password: 'That is not your password.' })
    }
    await attempt.forgive()
    rememberPasswordConfirmation(ctx.session)
    return answerForm(ctx, { redirect: destinationOf(ctx, user) })
  }
}
