import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'

/**
 * The account that has verified this email address. Others with the same one have only typed it.
 * @param email in lower case
 */
export function findAddressOwner(
  email: string,
  client?: TransactionClientContract
): Promise<User | null> {
  return User.query({ client }).where({ email }).whereNotNull('email_verified_at').first()
}
