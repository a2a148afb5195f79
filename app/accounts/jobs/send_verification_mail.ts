import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import User from '#app/accounts/models/user'
import VerificationMail from '#app/accounts/mails/verification_mail'
import { MAIL_RETRY } from '#app/core/mail/mail_retry'

/** Mails the link that verifies an e-mail address, unless that has been done meanwhile. */
export default class SendVerificationMail extends Job<{ userId: number }> {
  static override options = { retry: MAIL_RETRY }

  async execute() {
    const user = await User.find(this.payload.userId)
    if (user && !user.isEmailVerified) await mail.send(new VerificationMail(user))
  }
}
