import type { HttpContext } from '@adonisjs/core/http'
import hash from '@adonisjs/core/services/hash'
import { transaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import { keepOnlyThisSession } from '#app/accounts/sessions/end_sessions'
import { verifyOwnPassword } from '#app/accounts/sign_in/verify_password'
import { changePassword } from '#app/accounts/passwords/change_password'
import { changePasswordValidator, resetPasswordValidator } from '#app/accounts/account_validators'

/** Changing the password ends every other session and remember-me cookie. */
export default class PasswordSettingsController {
  show({ auth }: HttpContext) {
    return { password: { is_set: auth.getUserOrFail().hasPassword } }
  }

  async update(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(changePasswordValidator)
    if (!ctx.auth.getUserOrFail().hasPassword) {
      throw HttpError.conflict('You have no password yet. Set one instead.')
    }
    await verifyOwnPassword(ctx, input.current_password, 'current_password')
    return this.#save(ctx, input.password)
  }

  async store(ctx: HttpContext) {
    const { password } = await ctx.request.validateUsing(resetPasswordValidator)
    if (ctx.auth.getUserOrFail().hasPassword) {
      throw HttpError.conflict('You have a password. Change it instead.')
    }
    return this.#save(ctx, password)
  }

  async #save(ctx: HttpContext, password: string) {
    const user = ctx.auth.getUserOrFail()
    const hashed = await hash.make(password)
    const { sessionId } = ctx.session
    await transaction((trx) => changePassword({ user, trx }, { password, hashed, sessionId }))
    await keepOnlyThisSession(ctx, user)
    logSecurityEvent(ctx, 'password_changed')
    return { status: 'success' as const }
  }
}
