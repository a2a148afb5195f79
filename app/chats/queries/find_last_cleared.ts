import db from '@adonisjs/lucid/services/db'

/**
 * Up to which message a chat is gone for one of its people at least: what goes
 * to all of them at once must not quote from before. 0 where nothing is.
 */
export async function findLastCleared(chatId: number): Promise<number> {
  const row: { cleared: number | null } = await db
    .from('chat_members')
    .where('chat_id', chatId)
    .whereNotNull('folder')
    .max('cleared_message_id as cleared')
    .first()
  return row.cleared ?? 0
}
