import type { HttpContext } from '@adonisjs/core/http'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { answerForm } from '#app/core/http/answer_form'
import RegisterUser from '#app/accounts/actions/register_user'
import { REGISTRATION_LIMITS } from '#app/accounts/rate_limits'
import { startSession } from '#app/accounts/sessions/start_session'
import { registrationValidator } from '#app/accounts/validators/registration_validator'

/** Making an account. */
export default class RegistrationsController {
  create({ inertia, request }: HttpContext) {
    return inertia.render('accounts/register', { csrf_token: request.csrfToken })
  }

  async store(ctx: HttpContext) {
    const registration = await ctx.request.validateUsing(registrationValidator)
    await countAttempt(ctx, REGISTRATION_LIMITS)
    const user = await new RegisterUser().handle(registration)
    await startSession(ctx, user)
    return answerForm(ctx, { status: 201, redirect: '/verify-email' })
  }
}
