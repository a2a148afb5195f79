import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import type ChatMember from '#app/chats/models/chat_member'
import Message from '#app/chats/models/message'
import { HttpError } from '#app/core/exceptions/http_error'
import { findMembership } from './find_membership.js'

interface FoundMessage {
  message: Message
  /** the reader's side of its chat */
  member: ChatMember
}

/**
 * A message that is there for somebody.
 *
 * @throws HttpError 404
 */
export async function findMessage(
  id: number,
  userId: number,
  client?: TransactionClientContract
): Promise<FoundMessage> {
  const message = await Message.find(id, { client })
  if (!message) throw HttpError.notFound()
  const member = await findMembership(message.chatId, userId, client)
  if (!member.sees(message.id)) throw HttpError.notFound()
  return { message, member }
}

/**
 * One's own message to change, locked until the transaction ends. Whoever also
 * locks the chat does that before: an answer to a message locks both in that order.
 *
 * @throws HttpError 404, 403 for another's
 */
export async function lockOwnMessage(
  id: number,
  user: User,
  trx: TransactionClientContract
): Promise<Message> {
  await findMessage(id, user.id, trx)
  const message = await Message.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
  if (message.userId !== user.id)
    throw HttpError.forbidden('You can change your own messages only.')
  return message
}
