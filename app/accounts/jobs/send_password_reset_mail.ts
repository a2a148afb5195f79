import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import User from '#app/accounts/models/user'
import { issuePasswordReset } from '#app/accounts/actions/issue_password_reset'
import PasswordResetMail from '#app/accounts/mails/password_reset_mail'
import { MAIL_JOB } from '#app/kernel/mail/mail_job'
import { transaction } from '#app/kernel/database/transaction'

/** A job, so that unknown addresses take as long to answer. The queue never holds the link. */
export default class SendPasswordResetMail extends Job<{ email: string }> {
  static override options = MAIL_JOB

  async execute() {
    const user = await User.findBy('email', this.payload.email)
    if (!user) return
    const token = await transaction((trx) => issuePasswordReset({ trx }, user))
    await mail.send(new PasswordResetMail(user, token))
  }
}
