import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import { MAIL_JOB } from '#app/kernel/mail/mail_queue'
import ViewingMail from '#app/leads/viewings/viewing_mail'
import type { ViewingRow } from '#app/leads/viewings/viewing_row'

/** Holds everything it says, because the rows are gone by then. */
export default class SendViewingFarewell extends Job<{ viewing: ViewingRow }> {
  static override options = MAIL_JOB

  async execute() {
    await mail.send(new ViewingMail({ kind: 'gone', viewing: this.payload.viewing }))
  }
}
