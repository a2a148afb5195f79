import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import ContactMessage from '#app/site/models/contact_message'

/** Deletes a deleted account's messages to the operator. */
export async function deleteMessagesOf(user: User, trx: TransactionClientContract): Promise<void> {
  await ContactMessage.query({ client: trx }).where('email', user.email).delete()
}
