import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type ChatMember from '#app/chats/models/chat_member'
import { listMessages } from '#app/chats/messages/queries/list_messages'
import { findChatView } from '#app/chats/queries/list_chat_views'
import { listMessageViews } from '#app/chats/messages/queries/list_message_views'
import ChatTransformer from '#app/chats/transformers/chat_transformer'
import { transaction } from '#app/kernel/database/transaction'
import { once } from '#app/common/idempotency/once'

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
