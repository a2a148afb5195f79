import ContactMessage from '#app/site/models/contact_message'
import MailContactMessage from '#app/site/jobs/mail_contact_message'
import { enqueue } from '#app/core/queue/dispatch'

export interface ContactInput {
  name: string
  email: string
  message: string
}

/** Keeps a message to the operator and sees that it is mailed. */
export class SendContactMessage {
  async handle({ name, email, message }: ContactInput): Promise<ContactMessage> {
    const stored = await ContactMessage.create({ name, email, message })
    await enqueue(MailContactMessage.dispatch({ id: stored.id }))
    return stored
  }
}
