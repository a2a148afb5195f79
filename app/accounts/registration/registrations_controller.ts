import type { HttpContext } from '@adonisjs/core/http'
import { countFromAddress } from '#app/common/rate_limits/attempts'
import { answerForm } from '#app/kernel/http/answer_form'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import { offeredProviders } from '#app/accounts/connections/offered_providers'
import { registerUser } from '#app/accounts/registration/register_user'
import { ACCOUNT_REGISTRATION_LIMITS } from '#app/accounts/account_limits'
import { whoInvited } from '#app/accounts/registration/registration_invitations'
import { findRegistrationSteps } from '#app/accounts/registration/registration_steps'
import { startSession } from '#app/accounts/sign_in/sign_in'
import { accountRegistrationValidator } from '#app/accounts/account_validators'
import { transaction } from '#app/kernel/database/transaction'

export default class RegistrationsController {
  async create(ctx: HttpContext) {
    const { inertia, request } = ctx
    return inertia.render('accounts/register', {
      invitation: await whoInvited(ctx),
      csrf_token: request.csrfToken,
      providers: offeredProviders(),
    })
  }

  async store(ctx: HttpContext) {
    await countFromAddress(ctx, ACCOUNT_REGISTRATION_LIMITS)
    const registration = await ctx.request.validateUsing(accountRegistrationValidator)
    const steps = await findRegistrationSteps(ctx)
    const user = await transaction((trx) => registerUser({ trx }, registration, steps))
    await startSession(ctx, user)
    logSecurityEvent(ctx, 'registered', user.id)
    return answerForm(ctx, { status: 201, redirect: '/verify-email' })
  }
}
