import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { findOwnProperty } from '#app/properties/queries/find_own_property'

/** The listing for a key in someone's files: one imported earlier, or exported from here. */
export async function findImported(user: User, key: string, trx: TransactionClientContract) {
  const source = await trx.from('listing_sources').where({ user_id: user.id, key }).first()
  return findOwnProperty(user, source ? { id: source.property_id } : { slug: key }, trx)
}
