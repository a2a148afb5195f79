import type User from '#app/accounts/user'
import type { InTransaction } from '#app/kernel/database/transaction'

/** The confirmed searches of an address become those of the account that proved it. */
export async function adoptSearches(
  { trx }: InTransaction,
  { id, email }: Pick<User, 'id' | 'email'>
): Promise<void> {
  await trx.rawQuery(
    `update saved_searches set user_id = :id, email = null
     where email = :email and confirmed_at is not null`,
    { id, email }
  )
  await trx.from('search_mails').where('recipient', `email:${email}`).delete()
}
