import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import { MAIL_JOB } from '#app/kernel/mail/mail_queue'
import FarewellMail, { type Farewell } from '#app/farm/open_house_mails/farewell_mail'

/** Holds everything it says, because the rows are gone by then. */
export default class SendFarewell extends Job<Farewell> {
  static override options = MAIL_JOB

  async execute() {
    await mail.send(new FarewellMail(this.payload))
  }
}
