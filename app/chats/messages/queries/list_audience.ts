import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** A blocked chat delivers nothing. */
const HEARD_FOLDERS = ['chats', 'muted', 'requested']

/**
 * Members of a direct chat or group to notify of changes: those who see it and haven't blocked it.
 * Channel members are not notified individually.
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
