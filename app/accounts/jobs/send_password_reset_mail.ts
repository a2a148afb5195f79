import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import User from '#app/accounts/models/user'
import IssuePasswordReset from '#app/accounts/actions/issue_password_reset'
import PasswordResetMail from '#app/accounts/mails/password_reset_mail'
import { MAIL_RETRY } from '#app/core/mail/mail_retry'

/**
 * Mails a link to choose a new password, where the address is somebody's. All
 * of that happens here, after the answer has left, so that the answer takes
 * as long for nobody's address; and the queue never holds the link.
 */
export default class SendPasswordResetMail extends Job<{ email: string }> {
  static override options = { retry: MAIL_RETRY }

  async execute() {
    const user = await User.findBy('email', this.payload.email)
    if (!user) return
    const token = await new IssuePasswordReset().handle(user)
    await mail.send(new PasswordResetMail(user, token))
  }
}
