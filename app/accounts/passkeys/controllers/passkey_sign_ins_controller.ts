import type { HttpContext } from '@adonisjs/core/http'
import { fieldErrors } from '#app/common/http/field_errors'
import { countFromAddress } from '#app/common/rate_limits/attempts'
import { logSecurityEvent } from '#app/kernel/logging/security_event'
import User from '#app/accounts/models/user'
import { keepChallenge } from '#app/accounts/passkeys/sessions/passkey_challenges'
import { provePasskey } from '#app/accounts/passkeys/sessions/prove_passkey'
import { passkeyProofValidator } from '#app/accounts/passkeys/validators/passkey_validators'
import { authenticationOptions } from '#app/accounts/passkeys/webauthn/authentication_options'
import { PASSKEY_CHALLENGE_LIMITS, PASSKEY_LIMITS } from '#app/accounts/policies/rate_limits'
import { destinationOf } from '#app/accounts/sessions/home_of'
import { rememberPasswordConfirmation } from '#app/accounts/sessions/password_confirmation'
import { signIn } from '#app/accounts/sessions/sign_in'

const UNPROVEN = 'That passkey doesn’t sign in here. Try another, or use your password.'

/** Sign-in without typing. The device verifies a finger, face or PIN, which makes two factors. */
export default class PasskeySignInsController {
  async offer(ctx: HttpContext) {
    await countFromAddress(ctx, PASSKEY_CHALLENGE_LIMITS)
    const options = await authenticationOptions()
    await keepChallenge(ctx, { challenge: options.challenge, purpose: 'sign_in' })
    return options
  }

  async store(ctx: HttpContext) {
    const attempt = await countFromAddress(ctx, PASSKEY_LIMITS)
    const { credential, remember } = await ctx.request.validateUsing(passkeyProofValidator)
    const passkey = await provePasskey(ctx, 'sign_in', credential)
    const user = passkey && (await User.find(passkey.userId))
    if (!user) {
      logSecurityEvent(ctx, 'sign_in_refused')
      throw fieldErrors({ credential: UNPROVEN })
    }
    await attempt.undo()
    await signIn(ctx, user, remember)
    rememberPasswordConfirmation(ctx.session)
    return { status: 'success' as const, redirect: destinationOf(ctx, user) }
  }
}
