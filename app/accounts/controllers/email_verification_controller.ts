import type { HttpContext } from '@adonisjs/core/http'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { HttpError } from '#app/core/exceptions/http_error'
import { answerForm } from '#app/core/http/answer_form'
import { isMailboxOpen } from '#app/core/mail/is_mailbox_open'
import { enqueue } from '#app/core/queue/dispatch'
import VerifyEmail from '#app/accounts/actions/verify_email'
import SendVerificationMail from '#app/accounts/jobs/send_verification_mail'
import User from '#app/accounts/models/user'
import { VERIFICATION_MAIL_LIMITS } from '#app/accounts/rate_limits'
import { destinationOf } from '#app/accounts/sessions/home_of'
import { isVerificationLinkOf } from '#app/accounts/verification_link'

/** Showing that an e-mail address is one's own. */
export default class EmailVerificationController {
  /** The notice for who has yet to do it. */
  show(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    if (user.isEmailVerified) return ctx.response.redirect().toPath(destinationOf(ctx, user))
    return ctx.inertia.render('accounts/verify_email', { has_mailbox: isMailboxOpen(ctx) })
  }

  /** Sends the link again. */
  async resend(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    if (user.isEmailVerified) return answerForm(ctx, { redirect: destinationOf(ctx, user) })
    await countAttempt(ctx, VERIFICATION_MAIL_LIMITS, String(user.id))
    await enqueue(SendVerificationMail.dispatch({ userId: user.id }))
    return answerForm(ctx, { redirect: '/verify-email', notice: 'A new link is on its way.' })
  }

  /** The link itself; it may be opened on a device where nobody is signed in. */
  async store(ctx: HttpContext) {
    const user = await User.find(ctx.params.id)
    if (!user || !isVerificationLinkOf(user, ctx)) {
      throw HttpError.forbidden('This link is not valid any more. Sign in to get a new one.')
    }
    await new VerifyEmail().handle(user)
    const isHere = ctx.auth.user?.id === user.id
    return answerForm(ctx, {
      redirect: isHere ? destinationOf(ctx, user) : '/login',
      notice: 'Thank you, your e-mail address is verified.',
    })
  }
}
