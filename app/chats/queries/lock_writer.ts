import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import ChatMember from '#app/chats/models/chat_member'
import { authorizeReacting } from '#app/chats/policies/chat_policy'
import { lockChat } from './find_membership.js'

/**
 * Sees that somebody may still be heard in a chat, locked until the
 * transaction ends: for changes to what was said there.
 *
 * @throws HttpError 404, 403 where they were blocked or have left
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
