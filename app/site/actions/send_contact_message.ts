import ContactMessage from '#app/site/models/contact_message'
import SendContactMail from '#app/site/jobs/send_contact_mail'
import { enqueue } from '#app/core/queue/dispatch'

export interface ContactInput {
  name: string
  email: string
  message: string
}

/** Keeps a message to the operator and sees that it is mailed. */
export default class SendContactMessage {
  async handle({ name, email, message }: ContactInput): Promise<ContactMessage> {
    const stored = await ContactMessage.create({ name, email, message })
    await enqueue(SendContactMail.dispatch({ messageId: stored.id }))
    return stored
  }
}
