import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import ListingInvitation from '#app/properties/invitations/models/listing_invitation'

/** Deletes the links that were mailed to a deleted account. */
export async function dropInvitationsTo(
  { email }: User,
  trx: TransactionClientContract
): Promise<void> {
  await ListingInvitation.query({ client: trx }).where('email', email).delete()
}
