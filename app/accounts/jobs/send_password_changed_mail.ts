import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import User from '#app/accounts/models/user'
import PasswordChangedMail from '#app/accounts/mails/password_changed_mail'
import { MAIL_RETRY } from '#app/core/mail/mail_retry'

/** Tells somebody that the password was changed, in case it was not they who did. */
export default class SendPasswordChangedMail extends Job<{ userId: number }> {
  static override options = { retry: MAIL_RETRY }

  async execute() {
    const user = await User.find(this.payload.userId)
    if (user) await mail.send(new PasswordChangedMail(user))
  }
}
