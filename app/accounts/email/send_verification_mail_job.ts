import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import { tellAddressOwner } from '#app/accounts/email/verify_email'
import User from '#app/accounts/user'
import VerificationMail from '#app/accounts/email/verification_mail'
import { MAIL_JOB } from '#app/kernel/mail/mail_queue'

/** A job, so that addresses with an account take as long to answer. Their owner gets another mail. */
export default class SendVerificationMail extends Job<{ userId: number }> {
  static override options = MAIL_JOB

  async execute() {
    const user = await User.find(this.payload.userId)
    if (!user || user.isEmailVerified || (await tellAddressOwner(user.email))) return
    await mail.send(new VerificationMail(user))
  }
}
