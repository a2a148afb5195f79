import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Chat from '#app/chats/models/chat'
import ChatMember from '#app/chats/models/chat_member'
import { HttpError } from '#app/core/exceptions/http_error'

/**
 * Somebody's side of a chat that is there for them, with the chat.
 *
 * @throws HttpError 404 when they are not in it, or have left, declined or deleted it
 */
export async function findMembership(
  chatId: number,
  userId: number,
  client?: TransactionClientContract
): Promise<ChatMember> {
  const member = await ChatMember.query({ client })
    .where({ chat_id: chatId, user_id: userId })
    .preload('chat')
    .first()
  if (!member?.isPresent) throw HttpError.notFound()
  return member
}

/**
 * The same, to change it: the chat is locked until the transaction ends, so
 * that what happens in one chat happens in one order.
 *
 * @throws HttpError 404
 */
export async function lockMembership(
  chatId: number,
  userId: number,
  trx: TransactionClientContract
): Promise<ChatMember> {
  await lockChat(chatId, trx)
  return findMembership(chatId, userId, trx)
}

/** @throws HttpError 404 */
export async function lockChat(chatId: number, trx: TransactionClientContract): Promise<Chat> {
  const chat = await Chat.query({ client: trx }).where('id', chatId).forUpdate().first()
  if (!chat) throw HttpError.notFound()
  return chat
}
