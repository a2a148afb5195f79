import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type ChatMember from '#app/chats/models/chat_member'
import Message from '#app/chats/models/message'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findMembership } from '#app/chats/members/queries/find_membership'

interface FoundMessage {
  message: Message
  member: ChatMember
}

/** @throws HttpError 404 */
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
