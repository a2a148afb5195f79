import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import ChatMember from '#app/chats/models/chat_member'
import { HttpError } from '#app/kernel/exceptions/http_error'

/**
 * A person's membership, with the chat.
 * @throws HttpError 404 if they aren't in it, or left, declined or deleted it
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
