import type { HttpContext } from '@adonisjs/core/http'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { answerForm } from '#app/kernel/http/answer_form'
import { isMailboxOpen } from '#app/kernel/mail/is_mailbox_open'
import { enqueue } from '#app/kernel/queue/dispatch'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import { correctEmail } from '#app/accounts/email/correct_email'
import { verifyEmail } from '#app/accounts/email/verify_email'
import SendVerificationMail from '#app/accounts/email/send_verification_mail_job'
import User from '#app/accounts/user'
import { correctedEmailValidator } from '#app/accounts/account_validators'
import {
  isFreshlyProven,
  requireFreshAuthentication,
} from '#app/accounts/passwords/password_confirmation'
import { VERIFICATION_MAIL_LIMITS } from '#app/accounts/account_limits'
import { destinationOf } from '#app/accounts/sign_in/sign_in'
import { askFirst, opensOwnLink, isVerificationLinkOf } from '#app/accounts/email/email_links'
import { transaction } from '#app/kernel/database/transaction'

export default class EmailVerificationController {
  show(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    if (user.isEmailVerified) return ctx.response.redirect().toPath(destinationOf(ctx))
    return ctx.inertia.render('accounts/verify_email', {
      has_mailbox: isMailboxOpen(ctx),
      may_correct: isFreshlyProven(ctx),
    })
  }

  async resend(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    if (user.isEmailVerified) return answerForm(ctx, { redirect: destinationOf(ctx) })
    await countAttempt(ctx, VERIFICATION_MAIL_LIMITS, String(user.id))
    await enqueue(SendVerificationMail.dispatch({ userId: user.id }))
    return answerForm(ctx, { redirect: '/verify-email', notice: 'We sent you a new link.' })
  }

  /** For an address that was mistyped; a verified one is changed in the settings. */
  async update(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    if (user.isEmailVerified) return answerForm(ctx, { redirect: destinationOf(ctx) })
    requireFreshAuthentication(ctx)
    const { email } = await ctx.request.validateUsing(correctedEmailValidator)
    await countAttempt(ctx, VERIFICATION_MAIL_LIMITS, String(user.id))
    const isCorrected = await transaction((trx) => correctEmail({ user, trx }, email))
    if (!isCorrected) return answerForm(ctx, { redirect: destinationOf(ctx) })
    logSecurityEvent(ctx, 'email_corrected', user.id)
    return answerForm(ctx, { redirect: '/verify-email', notice: `We sent a link to ${email}.` })
  }

  /** From a mail. Also works in a browser where nobody is signed in, which is asked first. */
  async open(ctx: HttpContext) {
    const user = await linkedUser(ctx)
    if (user.isEmailVerified || opensOwnLink(ctx, user.id)) return confirm(ctx, user)
    return askFirst(ctx, {
      title: 'Confirm your email address',
      words: `${user.email} becomes the verified address of your account.`,
      button: 'Confirm',
    })
  }

  async store(ctx: HttpContext) {
    return confirm(ctx, await linkedUser(ctx))
  }
}

async function linkedUser(ctx: HttpContext): Promise<User> {
  const user = await User.find(ctx.params.id)
  if (user && isVerificationLinkOf(user, ctx)) return user
  throw HttpError.forbidden('This link is no longer valid. Sign in to get a new one.')
}

async function confirm(ctx: HttpContext, user: User) {
  const notice = user.isEmailVerified
    ? 'Already confirmed.'
    : 'Thanks, your email address is verified.'
  await transaction((trx) => verifyEmail({ trx }, user))
  const isHere = ctx.auth.user?.id === user.id
  return answerForm(ctx, { redirect: isHere ? destinationOf(ctx) : '/login', notice })
}
