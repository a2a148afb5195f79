import Message from '#app/chats/messages/message'
import type { PageRequest } from '#app/common/http/paginator'
import { textQueries } from '#app/common/database/text_query'
import { VISIBLE_TO_MEMBER } from '#app/chats/messages/message_sql'

/**
 * A person's messages that contain every word (prefixes, ignoring case and accents; any piece in scripts without spaces); newest first,
 * one more than a page holds. Skips deleted, blocked and cleared ones.
 */
export async function searchMessages(
  userId: number,
  query: string,
  { page, perPage }: PageRequest
): Promise<Message[]> {
  const words = textQueries(query)
  if (!words.length) return []
  return Message.query()
    .select('messages.*')
    .join('chat_members', 'chat_members.chat_id', 'messages.chat_id')
    .where('chat_members.user_id', userId)
    .whereIn('chat_members.folder', ['chats', 'muted', 'requested'])
    .whereRaw(VISIBLE_TO_MEMBER)
    .whereNot('messages.type', 'system')
    .whereRaw('messages.words @@ ?::tsquery', [words.map((word) => `(${word})`).join(' & ')])
    .orderBy('messages.id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
}
