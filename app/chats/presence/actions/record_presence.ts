export async function recordPresence({ trx }: InTransaction, userId: number): Promise<void> {
  await trx.rawQuery(
    `insert into user_presence (user_id, seen_at)
       select :userId, now() where not exists (
         select from chat_preferences where user_id = :userId and not shows_presence)
       on conflict (user_id) do update set seen_at = excluded.seen_at`,
    { userId }
  )
}
import type { InTransaction } from '#app/kernel/database/transaction'
