import db from '@adonisjs/lucid/services/db'

/**
 * Whether a chat is told that somebody read in it: not before they accepted
 * it, not in a channel, not by who sends no receipts, nor to one in a direct
 * chat who sends none.
 */
export async function tellsOfReading(chatId: number, userId: number): Promise<boolean> {
  const { rows } = await db.rawQuery<{ rows: [{ tells: boolean }] }>(
    `select exists (
       select from chat_members
       where chat_id = :chatId and user_id = :userId and state = 'normal' and not is_channel
     ) and not exists (
       select from chat_members members
       join chat_preferences preferences on preferences.user_id = members.user_id
       join chats on chats.id = members.chat_id
       where members.chat_id = :chatId and not preferences.sends_read_receipts
         and (members.user_id = :userId or chats.type = 'direct')
     ) as tells`,
    { chatId, userId }
  )
  return rows[0].tells
}
