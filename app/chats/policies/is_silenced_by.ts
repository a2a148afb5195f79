import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Chat from '#app/chats/models/chat'

/** Whether a user muted or blocked their direct chat with another. */
export async function isSilencedBy(
  userId: number,
  otherId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  const row = await trx
    .from('chat_members')
    .join('chats', 'chats.id', 'chat_members.chat_id')
    .where({ 'chats.direct_key': Chat.directKey(userId, otherId), 'chat_members.user_id': userId })
    .where((either) =>
      either.where('chat_members.is_muted', true).orWhere('chat_members.is_blocked', true)
    )
    .select('chats.id')
    .first()
  return Boolean(row)
}
