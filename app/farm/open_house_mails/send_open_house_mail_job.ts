import { Job } from '@adonisjs/queue'
import { findMailedVisitor } from '#app/farm/open_house_mails/find_mailed_visitor'
import { openHouseMail } from '#app/farm/open_house_mails/open_house_mail'
import { sendClaimed } from '#app/kernel/mail/claimed_mail'
import { MAIL_JOB } from '#app/kernel/mail/mail_queue'

export default class SendOpenHouseMail extends Job<{ mailId: number }> {
  static override options = MAIL_JOB

  async execute() {
    const { mailId } = this.payload
    await sendClaimed('open_house_mails', mailId, async () => {
      const mailed = await findMailedVisitor(mailId)
      return mailed && openHouseMail(mailed)
    })
  }
}
