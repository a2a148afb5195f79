import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type ChatMember from '#app/chats/models/chat_member'
import { viewChat } from '#app/chats/queries/view_chats'
import ChatTransformer from '#app/chats/transformers/chat_transformer'

/** Changes a chat in one transaction and answers it as the person now sees it. */
export async function chatAnswer(
  change: (trx: TransactionClientContract) => Promise<ChatMember>
): Promise<Awaited<ReturnType<typeof chatBody>>> {
  return db.transaction(async (trx) => chatBody(await change(trx), trx))
}

export async function chatBody(member: ChatMember, trx: TransactionClientContract) {
  const view = await viewChat(member, trx)
  return { status: 'success' as const, chat: new ChatTransformer(view).toObject() }
}
