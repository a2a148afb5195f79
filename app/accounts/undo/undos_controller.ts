import type { HttpContext } from '@adonisjs/core/http'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { answerForm } from '#app/kernel/http/answer_form'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import { UNDO_LIMITS } from '#app/accounts/account_limits'
import { clearOutdatedSessions } from '#app/accounts/sessions/end_sessions'
import { useUndo, findUsableUndo } from '#app/accounts/undo/use_undo'

/** "This wasn't me", from a mail. Mail scanners open links, so only the form has an effect. */
export default class UndosController {
  async show({ inertia, params, request, response }: HttpContext) {
    response.header('referrer-policy', 'same-origin')
    const undo = await findUsableUndo(params.token)
    return inertia.render('accounts/undo', {
      csrf_token: request.csrfToken,
      token: String(params.token),
      change: undo?.subject ?? null,
      email: undo?.reverts.email ?? null,
    })
  }

  async store(ctx: HttpContext) {
    await countAttempt(ctx, UNDO_LIMITS, ctx.params.token)
    const { user, resetToken } = await transaction((trx) => useUndo({ trx }, ctx.params.token))
    await clearOutdatedSessions(user)
    logSecurityEvent(ctx, 'change_undone', user.id)
    return answerForm(ctx, {
      redirect: `/reset-password/${resetToken}`,
      notice: 'Your account is secured. Choose a new password to sign in again.',
    })
  }
}
