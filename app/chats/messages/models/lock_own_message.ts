import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { findMessage } from '#app/chats/messages/queries/find_message'
import Message from '#app/chats/models/message'
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
