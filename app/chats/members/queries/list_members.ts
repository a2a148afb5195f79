import ChatMember from '#app/chats/models/chat_member'
import type { PageRequest } from '#app/common/http/paginator'

/**
 * Members and invited people, admins first, then by join date; one more than a page holds. People
 * who declined look like people who haven't answered.
 */
export function listMembers(chatId: number, { page, perPage }: PageRequest): Promise<ChatMember[]> {
  return ChatMember.query()
    .where('chat_id', chatId)
    .whereNot('state', 'left')
    .preload('user')
    .orderBy('role')
    .orderBy('id')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
    .exec()
}
