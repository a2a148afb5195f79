import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import Inquiry from '#app/leads/models/inquiry'

/**
 * Deletes the questions a deleted account's address sent as a guest. Leads belong to the realtor:
 * they go with a realtor's account and stay when the person who asked leaves.
 */
export async function forgetInquirer(
  { email }: User,
  trx: TransactionClientContract
): Promise<void> {
  await Inquiry.query({ client: trx }).where('email', email).delete()
}
