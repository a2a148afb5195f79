import { Job } from '@adonisjs/queue'
import mail from '@adonisjs/mail/services/main'
import ContactMessage from '#app/site/models/contact_message'
import ContactMessageMail from '#app/site/mails/contact_message_mail'

/** Mails a stored message to the operator; the queue holds its id only, not its words. */
export default class MailContactMessage extends Job<{ id: number }> {
  async execute() {
    const message = await ContactMessage.find(this.payload.id)
    if (message) await mail.send(new ContactMessageMail(message))
  }
}
