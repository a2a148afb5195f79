import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import ChatMember from '#app/chats/models/chat_member'

/** Whether one of a person's lists shows a chat: not after they declined or left it. */
export async function isListedFor(
  userId: number,
  chatId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  const member = await ChatMember.query({ client: trx })
    .where({ chat_id: chatId, user_id: userId })
    .whereNotNull('folder')
    .first()
  return member !== null
}
