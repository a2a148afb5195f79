import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import ContactMessage from '#app/site/models/contact_message'
import ContactMail from '#app/site/mails/contact_mail'
import { MAIL_RETRY } from '#app/core/mail/mail_retry'

/** Mails a stored message to the operator; the queue holds its id only, not its words. */
export default class SendContactMail extends Job<{ messageId: number }> {
  static override options = { retry: MAIL_RETRY }

  async execute() {
    const message = await ContactMessage.find(this.payload.messageId)
    if (message) await mail.send(new ContactMail(message))
  }
}
