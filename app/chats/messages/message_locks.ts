import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import { lockChat } from '#app/chats/chat_locks'
import ChatMember from '#app/chats/chat_member'
import { authorizeReacting } from '#app/chats/chat_policy'
import { findMessage } from '#app/chats/messages/find_messages'
import Message from '#app/chats/messages/message'
import { HttpError } from '#app/kernel/exceptions/http_error'

/**
 * Locks the sender's own message. Callers that also lock the chat must do so first.
 * @throws HttpError 404, or 403 for someone else's
 */
export async function lockOwnMessage(
  id: number,
  user: User,
  trx: TransactionClientContract
): Promise<Message> {
  await findMessage(id, user.id, trx)
  const message = await Message.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
  if (message.userId !== user.id)
    throw HttpError.forbidden('You can only change your own messages.')
  return message
}

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
