import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type ChatMember from '#app/chats/models/chat_member'
import { listMessages } from '#app/chats/queries/list_messages'
import { viewChat } from '#app/chats/queries/view_chats'
import { viewMessages } from '#app/chats/queries/view_messages'
import ChatTransformer from '#app/chats/transformers/chat_transformer'
import { once } from '#app/common/idempotency/once'

type Change = (trx: TransactionClientContract) => Promise<ChatMember>

/** How many of its newest messages a chat on its own comes with. */
const MESSAGES_SHOWN = 20

/** Changes a chat in one transaction and answers it as the person now sees it. */
export async function chatAnswer(change: Change) {
  return db.transaction(async (trx) => chatBody(await change(trx), trx))
}

/** The same for a change that a repeated request must not make again. */
export async function chatAnswerOnce(ctx: HttpContext, change: Change) {
  return once(ctx, async (trx) => ({ status: 200, body: await chatBody(await change(trx), trx) }))
}

export async function chatBody(member: ChatMember, trx: TransactionClientContract) {
  return { status: 'success' as const, chat: await wholeChat(member, trx) }
}

/** A chat with its newest messages, as every call answers it that is about one chat. */
export async function wholeChat(member: ChatMember, client?: TransactionClientContract) {
  const view = await viewChat(member, client)
  const { messages } = await listMessages(member, { limit: MESSAGES_SHOWN }, client)
  return new ChatTransformer(view, await viewMessages(messages, client)).toObject()
}
