import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import ChatMember from '#app/chats/models/chat_member'
import type { MessageView } from '#app/chats/queries/view_messages'
import MessageTransformer from '#app/chats/transformers/message_transformer'

/** A message that somebody just wrote or changed, as they now see it; sent again, also one of a chat that they have left. */
export async function messageBody(view: MessageView, reader: User, trx: TransactionClientContract) {
  const member = await ChatMember.query({ client: trx })
    .where({ chat_id: view.message.chatId, user_id: reader.id })
    .firstOrFail()
  const message = new MessageTransformer(view, member.clearedMessageId).toObject()
  return { status: 'success' as const, message }
}
