import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import ChatMember from '#app/chats/models/chat_member'
import type { MessageView } from '#app/chats/messages/queries/list_message_views'
import MessageTransformer from '#app/chats/transformers/message_transformer'

export async function messageBody(view: MessageView, reader: User, trx: TransactionClientContract) {
  const member = await ChatMember.query({ client: trx })
    .where({ chat_id: view.message.chatId, user_id: reader.id })
    .firstOrFail()
  const message = new MessageTransformer(view, member.clearedMessageId).toObject()
  return { status: 'success' as const, message }
}
