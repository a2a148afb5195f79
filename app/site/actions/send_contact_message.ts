import ContactMessage from '#app/site/models/contact_message'
import SendContactMail from '#app/site/jobs/send_contact_mail'
import { enqueue } from '#app/kernel/queue/dispatch'
import { type InTransaction, afterCommit } from '#app/kernel/database/transaction'

export interface ContactInput {
  name: string
  email: string
  message: string
}

export async function sendContactMessage(
  { trx }: InTransaction,
  { name, email, message }: ContactInput
): Promise<ContactMessage> {
  const stored = await ContactMessage.create({ name, email, message }, { client: trx })
  afterCommit(trx, () => enqueue(SendContactMail.dispatch({ messageId: stored.id })))
  return stored
}
