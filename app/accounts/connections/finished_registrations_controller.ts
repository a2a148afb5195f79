import type { HttpContext } from '@adonisjs/core/http'
import { fieldErrors } from '#app/common/http/field_errors'
import { countFromAddress } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { answerForm } from '#app/kernel/http/answer_form'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import { registerWithConnection } from '#app/accounts/connections/connect_account'
import { providerLabelOf } from '#app/accounts/connections/offered_providers'
import { forgetIdentity, pendingIdentity } from '#app/accounts/connections/identity'
import { finishValidator } from '#app/accounts/connections/connection_validators'
import { ACCOUNT_REGISTRATION_LIMITS } from '#app/accounts/account_limits'
import { whoInvited } from '#app/accounts/registration/registration_invitations'
import { findRegistrationSteps } from '#app/accounts/registration/registration_steps'
import { destinationOf, startSession } from '#app/accounts/sign_in/sign_in'

export default class FinishedRegistrationsController {
  async create(ctx: HttpContext) {
    const { inertia, request, response, session } = ctx
    const identity = pendingIdentity(session)
    if (!identity) return response.redirect().toPath('/register')
    const { provider, name, email, is_email_verified: isVerified } = identity
    return inertia.render('accounts/finish_registration', {
      invitation: await whoInvited(ctx),
      csrf_token: request.csrfToken,
      provider: providerLabelOf(provider),
      name,
      email,
      is_email_verified: isVerified,
    })
  }

  async store(ctx: HttpContext) {
    await countFromAddress(ctx, ACCOUNT_REGISTRATION_LIMITS)
    const { email: typed, ...input } = await ctx.request.validateUsing(finishValidator)
    const identity = pendingIdentity(ctx.session)
    if (!identity)
      throw fieldErrors({ handle: 'This took too long. Start again at the sign-in page.' })
    const email = identity.is_email_verified ? identity.email : typed
    if (!email) throw fieldErrors({ email: 'Enter your email address.' })
    const steps = await findRegistrationSteps(ctx)
    const user = await transaction((trx) =>
      registerWithConnection({ trx }, identity, { ...input, email }, steps)
    )
    forgetIdentity(ctx.session)
    await startSession(ctx, user)
    logSecurityEvent(ctx, 'registered', user.id)
    const redirect = user.isEmailVerified ? destinationOf(ctx) : '/verify-email'
    return answerForm(ctx, { status: 201, redirect })
  }
}
