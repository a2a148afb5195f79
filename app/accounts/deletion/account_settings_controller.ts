import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/kernel/database/transaction'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import { deleteAccount } from '#app/accounts/deletion/delete_account'
import { endAllSessions } from '#app/accounts/sessions/end_sessions'
import { DEVICE_COOKIE, REMEMBER_COOKIE } from '#app/kernel/http/cookie_names'
import { verifyOwnPassword } from '#app/accounts/sign_in/verify_password'
import { ownPasswordValidator } from '#app/accounts/account_validators'

export default class AccountSettingsController {
  async destroy(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { password } = await ctx.request.validateUsing(ownPasswordValidator)
    await verifyOwnPassword(ctx, password)
    await transaction((trx) => deleteAccount({ user, trx }))
    await endAllSessions(user.id)
    logSecurityEvent(ctx, 'account_deleted', user.id)
    ctx.session.clear()
    ctx.session.regenerate()
    ctx.session.flash('notice', { type: 'success', text: 'Your account has been deleted.' })
    ctx.response.clearCookie(REMEMBER_COOKIE)
    ctx.response.clearCookie(DEVICE_COOKIE)
    ctx.response.header('clear-site-data', '"cache"')
    return { status: 'success' as const }
  }
}
