import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import { tellAddressOwner } from '#app/accounts/email/verify_email'
import { MAIL_JOB } from '#app/kernel/mail/mail_queue'
import EmailChangeMail from '#app/accounts/email/email_change_mail'
import EmailChange from '#app/accounts/email/email_change'
import User from '#app/accounts/user'

/** If the address has an account, its owner gets another mail, and nobody else learns so. */
export default class SendEmailChangeMail extends Job<{ changeId: number }> {
  static override options = MAIL_JOB

  async execute() {
    const change = await EmailChange.find(this.payload.changeId)
    const user = change && (await User.find(change.userId))
    if (!user || (await tellAddressOwner(change.email))) return
    await mail.send(new EmailChangeMail(change, user.name))
  }
}
