import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type ChatMember from '#app/chats/models/chat_member'
import Message from '#app/chats/models/message'

interface Window {
  limit: number
  offset?: number
  before?: number
  /** newer than this message, closest first */
  after?: number
}

interface MessagePage {
  messages: Message[]
  hasMore: boolean
}

export async function listMessages(
  { chatId, clearedMessageId, blockedMessageId }: ChatMember,
  { limit, offset = 0, before, after }: Window,
  client?: TransactionClientContract
): Promise<MessagePage> {
  const isCatchingUp = after !== undefined
  const query = Message.query({ client })
    .where('chat_id', chatId)
    .where('id', '>', Math.max(clearedMessageId, after ?? 0))
    .orderBy('id', isCatchingUp ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit + 1)
  if (before) query.where('id', '<', before)
  if (blockedMessageId !== null) query.where('id', '<=', blockedMessageId)
  const rows = await query
  const messages = rows.slice(0, limit)
  return {
    messages: isCatchingUp ? messages.reverse() : messages,
    hasMore: rows.length > limit,
  }
}
