import Message from '#app/chats/models/message'
import type { PageRequest } from '#app/common/http/paginator'
import { foldText } from '#app/common/text/fold_text'
import { SEEN_BY_MEMBER } from './seen_by_member.js'

/**
 * Somebody's messages that hold every word of a query, each from its
 * beginning on and without regard to case and accents; newest first, one more
 * than a page holds. What is deleted, blocked, or gone for them is not found.
 */
export async function searchMessages(
  userId: number,
  query: string,
  { page, perPage }: PageRequest
): Promise<Message[]> {
  const words = foldText(query).split(' ').filter(Boolean)
  if (!words.length) return []
  const expression = words.map((word) => `'${word}':*`).join(' & ')
  return Message.query()
    .select('messages.*')
    .join('chat_members', 'chat_members.chat_id', 'messages.chat_id')
    .where('chat_members.user_id', userId)
    .whereIn('chat_members.folder', ['chats', 'muted', 'requested'])
    .whereRaw(SEEN_BY_MEMBER)
    .whereNot('messages.type', 'system')
    .whereRaw(`messages.words @@ to_tsquery('simple', ?)`, [expression])
    .orderBy('messages.id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
}
