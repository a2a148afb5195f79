import ChatMember from '#app/chats/models/chat_member'
import type { PageRequest } from '#app/common/http/paginator'

/** Who is in a chat, admins first, then by when they came; one more than a page holds. */
export function listMembers(chatId: number, { page, perPage }: PageRequest): Promise<ChatMember[]> {
  return ChatMember.query()
    .where('chat_id', chatId)
    .whereIn('state', ['normal', 'requested'])
    .preload('user')
    .orderBy('role')
    .orderBy('id')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
    .exec()
}
