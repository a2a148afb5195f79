import db from '@adonisjs/lucid/services/db'

/** The highest id anyone here has cleared: broadcasts must not quote anything older. 0 for none. */
export async function findLastCleared(chatId: number): Promise<number> {
  const row: { cleared: number | null } = await db
    .from('chat_members')
    .where('chat_id', chatId)
    .whereNotNull('folder')
    .max('cleared_message_id as cleared')
    .first()
  return row.cleared ?? 0
}
