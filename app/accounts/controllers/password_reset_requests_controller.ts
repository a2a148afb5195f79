import type { HttpContext } from '@adonisjs/core/http'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { answerForm } from '#app/core/http/answer_form'
import { isMailboxOpen } from '#app/core/mail/is_mailbox_open'
import { enqueue } from '#app/core/queue/dispatch'
import SendPasswordResetMail from '#app/accounts/jobs/send_password_reset_mail'
import { PASSWORD_RESET_REQUEST_LIMITS } from '#app/accounts/rate_limits'
import { forgotPasswordValidator } from '#app/accounts/validators/password_validators'

/** Asking for a link to choose a new password; the answer is the same for every address. */
export default class PasswordResetRequestsController {
  create(ctx: HttpContext) {
    return ctx.inertia.render('accounts/forgot_password', {
      csrf_token: ctx.request.csrfToken,
      has_mailbox: isMailboxOpen(ctx),
    })
  }

  async store(ctx: HttpContext) {
    const { email } = await ctx.request.validateUsing(forgotPasswordValidator)
    await countAttempt(ctx, PASSWORD_RESET_REQUEST_LIMITS, email)
    await enqueue(SendPasswordResetMail.dispatch({ email }))
    return answerForm(ctx, {
      redirect: '/forgot-password',
      notice: 'If that address has an account, a link is on its way.',
    })
  }
}
