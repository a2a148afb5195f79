import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import { tellAddressOwner } from '#app/accounts/actions/tell_address_owner'
import User from '#app/accounts/models/user'
import VerificationMail from '#app/accounts/mails/verification_mail'
import { MAIL_JOB } from '#app/kernel/mail/mail_job'

/** A job, so that addresses with an account take as long to answer. Their owner gets another mail. */
export default class SendVerificationMail extends Job<{ userId: number }> {
  static override options = MAIL_JOB

  async execute() {
    const user = await User.find(this.payload.userId)
    if (!user || user.isEmailVerified || (await tellAddressOwner(user.email))) return
    await mail.send(new VerificationMail(user))
  }
}
