import Message from '#app/chats/models/message'
import type { PageRequest } from '#app/common/http/paginator'
import { foldText } from '#app/common/contract/fold_text'
import { VISIBLE_TO_MEMBER } from '#app/chats/messages/models/visible_to_member'

/**
 * A person's messages that contain every word (prefixes, ignoring case and accents); newest first,
 * one more than a page holds. Skips deleted, blocked and cleared ones.
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
    .whereRaw(VISIBLE_TO_MEMBER)
    .whereNot('messages.type', 'system')
    .whereRaw(`messages.words @@ to_tsquery('simple', ?)`, [expression])
    .orderBy('messages.id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
}
