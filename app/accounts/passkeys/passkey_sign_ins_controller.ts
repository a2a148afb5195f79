import type { HttpContext } from '@adonisjs/core/http'
import { fieldErrors } from '#app/common/http/field_errors'
import { countFromAddress } from '#app/common/rate_limits/attempts'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import User from '#app/accounts/user'
import { keepChallenge } from '#app/accounts/passkeys/passkey_challenges'
import { provePasskey } from '#app/accounts/passkeys/verify_passkey'
import { passkeyProofValidator } from '#app/accounts/passkeys/passkey_validators'
import { authenticationOptions } from '#app/accounts/passkeys/passkey_options'
import { PASSKEY_CHALLENGE_LIMITS, PASSKEY_LIMITS } from '#app/accounts/account_limits'
import { destinationOf, signIn } from '#app/accounts/sign_in/sign_in'
import { rememberPasswordConfirmation } from '#app/accounts/passwords/password_confirmation'

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
    return { status: 'success' as const, redirect: destinationOf(ctx) }
  }
}
