import type { HttpContext } from '@adonisjs/core/http'
import { fieldErrors } from '#app/common/http/field_errors'
import { countFromAddress } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { answerForm } from '#app/kernel/http/answer_form'
import { logSecurityEvent } from '#app/kernel/logging/security_event'
import { registerWithConnection } from '#app/accounts/connections/actions/register_with_connection'
import { labelOf } from '#app/accounts/connections/providers/offered_providers'
import {
  forgetIdentity,
  pendingIdentity,
} from '#app/accounts/connections/sessions/pending_identity'
import { finishValidator } from '#app/accounts/connections/validators/finish_validator'
import { REGISTRATION_LIMITS } from '#app/accounts/policies/rate_limits'
import { findRegistrationSteps } from '#app/accounts/registry/registration_steps'
import { destinationOf } from '#app/accounts/sessions/home_of'
import { startSession } from '#app/accounts/sessions/start_session'

export default class FinishedRegistrationsController {
  create({ inertia, request, response, session }: HttpContext) {
    const identity = pendingIdentity(session)
    if (!identity) return response.redirect().toPath('/register')
    const { provider, name, email, is_email_verified: isVerified } = identity
    return inertia.render('accounts/finish_registration', {
      csrf_token: request.csrfToken,
      provider: labelOf(provider),
      name,
      email,
      is_email_verified: isVerified,
    })
  }

  async store(ctx: HttpContext) {
    await countFromAddress(ctx, REGISTRATION_LIMITS)
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
    const redirect = user.isEmailVerified ? destinationOf(ctx, user) : '/verify-email'
    return answerForm(ctx, { status: 201, redirect })
  }
}
