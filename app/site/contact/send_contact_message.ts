import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import { afterCommit, type InTransaction } from '#app/kernel/database/transaction'
import { enqueue } from '#app/kernel/queue/dispatch'
import ContactMessage from '#app/site/contact/contact_message'
import SendContactMail from '#app/site/contact/send_contact_mail_job'

export interface SiteMessage {
  name: string
  email: string
  message: string
}

export async function sendContactMessage(
  { trx }: InTransaction,
  { name, email, message }: SiteMessage
): Promise<ContactMessage> {
  const stored = await ContactMessage.create({ name, email, message }, { client: trx })
  afterCommit(trx, () => enqueue(SendContactMail.dispatch({ messageId: stored.id })))
  return stored
}

/** Deletes a deleted account's messages to the operator. */
export async function deleteMessagesOf(user: User, trx: TransactionClientContract): Promise<void> {
  await ContactMessage.query({ client: trx }).where('email', user.email).delete()
}
