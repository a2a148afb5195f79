import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** A blocked chat delivers nothing. */
const HEARD_FOLDERS = ['chats', 'muted', 'requested']

/**
 * People of a direct chat or group who are told of changes: those who see it and have not
 * blocked it. Channel members are not told one by one.
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
