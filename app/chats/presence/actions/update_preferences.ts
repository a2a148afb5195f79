import { findPreferences, type ChatPreferences } from '#app/chats/presence/queries/find_preferences'
import type { InTransaction } from '#app/kernel/database/transaction'

export async function updatePreferences(
  { trx }: InTransaction,
  userId: number,
  input: Partial<ChatPreferences>
): Promise<ChatPreferences> {
  const given = Object.keys(input)
  const insert = trx
    .knexQuery()
    .table('chat_preferences')
    .insert({ user_id: userId, ...input })
    .onConflict('user_id')
  await (given.length ? insert.merge(given) : insert.ignore())
  return findPreferences(userId, trx)
}
