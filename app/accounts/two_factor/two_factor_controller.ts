import type { HttpContext } from '@adonisjs/core/http'
import { renderSVG } from 'uqr'
import { countForAccount } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import { TWO_FACTOR_LIMITS } from '#app/accounts/account_limits'
import {
  confirmTwoFactor,
  removeTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from '#app/accounts/two_factor/change_two_factor'
import { otpauthUrl } from '#app/accounts/two_factor/codes'
import { findTwoFactor } from '#app/accounts/two_factor/answer_first_factor'
import TwoFactorTransformer from '#app/accounts/two_factor/two_factor_transformer'
import { confirmationValidator } from '#app/accounts/two_factor/two_factor_validators'

export default class TwoFactorController {
  async show({ auth }: HttpContext) {
    const twoFactor = await findTwoFactor(auth.getUserOrFail().id)
    return { two_factor: new TwoFactorTransformer(twoFactor).toObject() }
  }

  async store({ auth }: HttpContext) {
    const user = auth.getUserOrFail()
    const { secret } = await transaction((trx) => startTwoFactor({ user, trx }))
    const url = otpauthUrl(secret, user.email)
    return { status: 'success' as const, secret, otpauth_url: url, qr: renderSVG(url) }
  }

  async confirm(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { code } = await ctx.request.validateUsing(confirmationValidator)
    const attempt = await countForAccount(ctx, TWO_FACTOR_LIMITS, `user:${user.id}`)
    const recoveryCodes = await transaction((trx) => confirmTwoFactor({ user, trx }, code))
    await attempt.undo()
    logSecurityEvent(ctx, 'two_factor_on')
    return { status: 'success' as const, recovery_codes: recoveryCodes }
  }

  async showRecoveryCodes({ auth }: HttpContext) {
    const twoFactor = await findTwoFactor(auth.getUserOrFail().id)
    if (!twoFactor) throw HttpError.notFound()
    return { recovery_codes: twoFactor.recoveryCodes }
  }

  async renewRecoveryCodes(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const recoveryCodes = await transaction((trx) => renewRecoveryCodes({ user, trx }))
    logSecurityEvent(ctx, 'recovery_codes_renewed')
    return { status: 'success' as const, recovery_codes: recoveryCodes }
  }

  async destroy(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const wasOn = await transaction((trx) => removeTwoFactor({ user, trx }))
    if (wasOn) logSecurityEvent(ctx, 'two_factor_off')
    return { status: 'success' as const }
  }
}
