import type { HttpContext } from '@adonisjs/core/http'
import { fieldErrors } from '#app/common/http/field_errors'
import { countAttempt, countFromAddress } from '#app/common/rate_limits/attempts'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import { listPasskeys } from '#app/accounts/passkeys/find_passkeys'
import { keepChallenge } from '#app/accounts/passkeys/passkey_challenges'
import { provePasskey } from '#app/accounts/passkeys/verify_passkey'
import { passkeyProofValidator } from '#app/accounts/passkeys/passkey_validators'
import { authenticationOptions } from '#app/accounts/passkeys/passkey_options'
import { PASSKEY_CHALLENGE_LIMITS, PASSKEY_LIMITS } from '#app/accounts/account_limits'
import { destinationOf } from '#app/accounts/sign_in/sign_in'
import { rememberPasswordConfirmation } from '#app/accounts/passwords/password_confirmation'

const UNPROVEN = 'That passkey isn’t one of this account. Try another, or use your password.'

export default class PasskeyConfirmationsController {
  async offer(ctx: HttpContext) {
    await countFromAddress(ctx, PASSKEY_CHALLENGE_LIMITS)
    const options = await authenticationOptions(await listPasskeys(ctx.auth.getUserOrFail()))
    await keepChallenge(ctx, { challenge: options.challenge, purpose: 'confirm' })
    return options
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const attempt = await countAttempt(ctx, PASSKEY_LIMITS, `user:${user.id}`)
    const { credential } = await ctx.request.validateUsing(passkeyProofValidator)
    const passkey = await provePasskey(ctx, 'confirm', credential)
    if (passkey?.userId !== user.id) {
      logSecurityEvent(ctx, 'password_confirmation_refused')
      throw fieldErrors({ credential: UNPROVEN })
    }
    await attempt.undo()
    rememberPasswordConfirmation(ctx.session)
    return { status: 'success' as const, redirect: destinationOf(ctx) }
  }
}
