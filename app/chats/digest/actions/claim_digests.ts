import { listDueDigests } from '#app/chats/digest/queries/list_due_digests'
import type { InTransaction } from '#app/kernel/database/transaction'

/**
 * Claims the next people due a digest, so that nobody else picks them for a while.
 * @returns their ids, longest waiting first
 */
export async function claimDigests({ trx }: InTransaction, limit: number): Promise<number[]> {
  const userIds = await listDueDigests(limit, trx)
  if (userIds.length) {
    await trx.rawQuery(
      `insert into chat_preferences (user_id, digest_attempts, digest_attempted_at)
         select id, 1, now() from unnest(?::integer[]) due(id)
         on conflict (user_id) do update set
           digest_attempts = chat_preferences.digest_attempts + 1, digest_attempted_at = now()`,
      [userIds]
    )
  }
  return userIds
}
