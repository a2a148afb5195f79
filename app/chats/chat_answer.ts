import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import type ChatMember from '#app/chats/chat_member'
import ChatTransformer from '#app/chats/chat_transformer'
import { findChatView } from '#app/chats/list_chat_views'
import { findMember } from '#app/chats/members/find_members'
import { listMessages } from '#app/chats/messages/find_messages'
import { listMessageViews, type MessageView } from '#app/chats/messages/list_message_views'
import MessageTransformer from '#app/chats/messages/message_transformer'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'

type Change = (trx: TransactionClientContract) => Promise<ChatMember>

const FIRST_MESSAGES = 20

/** Changes a chat in one transaction and returns it as this person sees it. */
export async function chatAnswer(change: Change) {
  return transaction(async (trx) => chatBody(await change(trx), trx))
}

/** The same, once per idempotency key. */
export async function chatAnswerOnce(ctx: HttpContext, change: Change) {
  return once(ctx, async (trx) => ({ status: 200, body: await chatBody(await change(trx), trx) }))
}

export async function chatBody(member: ChatMember, trx: TransactionClientContract) {
  return { status: 'success' as const, chat: await wholeChat(member, trx) }
}

export async function wholeChat(member: ChatMember, client?: TransactionClientContract) {
  const view = await findChatView(member, client)
  const { messages } = await listMessages(member, { limit: FIRST_MESSAGES }, client)
  return new ChatTransformer(
    view,
    await listMessageViews(messages, client, member.userId)
  ).toObject()
}

export async function messageBody(view: MessageView, reader: User, trx: TransactionClientContract) {
  const member = await findMember(view.message.chatId, reader.id, trx)
  const message = new MessageTransformer(view, member.clearedMessageId).toObject()
  return { status: 'success' as const, message }
}
