import db from '@adonisjs/lucid/services/db'

/**
 * Readers whose receipts may be sent: they accepted the chat, it isn't a channel, and they (in a
 * direct chat, both people) have receipts on.
 */
export async function listVisibleReaders(chatId: number, userIds: number[]): Promise<Set<number>> {
  const { rows } = await db.rawQuery<{ rows: { user_id: number }[] }>(
    `select readers.user_id from chat_members readers
     where readers.chat_id = :chatId and readers.user_id = any(:userIds::integer[])
       and readers.state = 'normal' and not readers.is_channel
       and not exists (
         select from chat_members members
         join chat_preferences preferences on preferences.user_id = members.user_id
         join chats on chats.id = members.chat_id
         where members.chat_id = :chatId and not preferences.sends_read_receipts
           and (members.user_id = readers.user_id or chats.type = 'direct'))`,
    { chatId, userIds }
  )
  return new Set(rows.map((row) => row.user_id))
}
