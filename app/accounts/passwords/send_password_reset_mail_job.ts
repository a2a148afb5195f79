import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import { issuePasswordReset } from '#app/accounts/passwords/change_password'
import PasswordResetMail from '#app/accounts/passwords/password_reset_mail'
import { listByLogin } from '#app/accounts/find_users'
import { MAIL_JOB } from '#app/kernel/mail/mail_queue'
import { transaction } from '#app/kernel/database/transaction'

/** A job, so that unknown addresses take as long to answer. The queue never holds the link. */
export default class SendPasswordResetMail extends Job<{ email: string }> {
  static override options = MAIL_JOB

  async execute() {
    const accounts = await listByLogin(this.payload.email)
    const user = accounts.find((account) => account !== null)
    if (!user) return
    const token = await transaction((trx) => issuePasswordReset({ trx }, user))
    await mail.send(new PasswordResetMail(user, token))
  }
}
