import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** The folders of chats whose news reach a person at once: in a blocked one nothing arrives. */
const HEARD_FOLDERS = ['chats', 'muted', 'requested']

/**
 * Those of a direct chat's or a group's people who are told what happens to
 * it: for whom it is there (not left, declined or deleted for themselves), and
 * who have not blocked it. A channel's thousands are not told one by one.
 */
export async function listAudience(
  chatId: number,
  trx: TransactionClientContract
): Promise<number[]> {
  const rows: { user_id: number }[] = await trx
    .from('chat_members')
    .where({ chat_id: chatId, is_channel: false })
    .whereIn('folder', HEARD_FOLDERS)
    .orderBy('user_id')
    .select('user_id')
  return rows.map((row) => row.user_id)
}
