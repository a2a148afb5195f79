import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import Inquiry from '#app/leads/models/inquiry'

/**
 * Of somebody whose account ends, what they asked from their address while signed out. A
 * realtor's leads go with their row; what somebody asked realtors stays with those.
 */
export async function forgetInquirer(
  { email }: User,
  trx: TransactionClientContract
): Promise<void> {
  await Inquiry.query({ client: trx }).where('email', email).delete()
}
