import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import ChatMember from '#app/chats/models/chat_member'
import { authorizeReacting } from '#app/chats/policies/chat_policy'
import { lockChat } from '#app/chats/members/models/lock_membership'

/**
 * Checks that a person may still write here, and locks their membership.
 * @throws HttpError 404, 403
 */
export async function lockWriter(
  chatId: number,
  userId: number,
  trx: TransactionClientContract
): Promise<void> {
  const chat = await lockChat(chatId, trx)
  const members = ChatMember.query({ client: trx }).where('chat_id', chatId)
  if (!chat.isDirect) void members.where('user_id', userId)
  authorizeReacting(chat, await members, userId)
}
