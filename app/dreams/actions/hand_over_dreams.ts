import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'

/**
 * Before an account is deleted, its shared boards go to whoever has been on them longest, and
 * invitations to its address end. Boards of nobody else go with the account.
 */
export async function handOverDreams(
  { id, email }: User,
  trx: TransactionClientContract
): Promise<void> {
  await trx.rawQuery(
    `update dreams d set user_id = heir.user_id, visibility = 'private', link_token = null,
       version = version + 1, updated_at = now()
     from (select distinct on (m.dream_id) m.dream_id, m.user_id from dream_members m
       where m.user_id <> :id order by m.dream_id, m.joined_at, m.user_id) heir
     where d.user_id = :id and heir.dream_id = d.id`,
    { id }
  )
  await trx.from('dream_invitations').where('email', email).delete()
}
