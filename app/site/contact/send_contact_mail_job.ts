import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import ContactMessage from '#app/site/contact/contact_message'
import ContactMail from '#app/site/contact/contact_mail'
import { MAIL_JOB } from '#app/kernel/mail/mail_queue'

/** The queue holds only the id. */
export default class SendContactMail extends Job<{ messageId: number }> {
  static override options = MAIL_JOB

  async execute() {
    const message = await ContactMessage.find(this.payload.messageId)
    if (message) await mail.send(new ContactMail(message))
  }
}
