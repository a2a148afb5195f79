import ChatMember from '#app/chats/models/chat_member'
import type { PageRequest } from '#app/common/http/paginator'

/**
 * Who is in a chat or asked into it, admins first, then by when they came; one
 * more than a page holds. Who declined is among them as who has not answered.
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
