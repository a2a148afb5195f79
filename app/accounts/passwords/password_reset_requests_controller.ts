import type { HttpContext } from '@adonisjs/core/http'
import { countForAccount, countFromAddress } from '#app/common/rate_limits/attempts'
import { answerForm } from '#app/kernel/http/answer_form'
import { isMailboxOpen } from '#app/kernel/mail/is_mailbox_open'
import { enqueue } from '#app/kernel/queue/dispatch'
import SendPasswordResetMail from '#app/accounts/passwords/send_password_reset_mail_job'
import { PASSWORD_RESET_REQUEST_LIMITS } from '#app/accounts/account_limits'
import { forgotPasswordValidator } from '#app/accounts/account_validators'

/** Responds the same for every address. */
export default class PasswordResetRequestsController {
  create(ctx: HttpContext) {
    return ctx.inertia.render('accounts/forgot_password', {
      csrf_token: ctx.request.csrfToken,
      has_mailbox: isMailboxOpen(ctx),
    })
  }

  async store(ctx: HttpContext) {
    await countFromAddress(ctx, PASSWORD_RESET_REQUEST_LIMITS)
    const { email } = await ctx.request.validateUsing(forgotPasswordValidator)
    await countForAccount(ctx, PASSWORD_RESET_REQUEST_LIMITS, email)
    await enqueue(SendPasswordResetMail.dispatch({ email }))
    return answerForm(ctx, {
      redirect: '/forgot-password',
      notice: 'If that address has an account, we’ve sent it a link.',
    })
  }
}
