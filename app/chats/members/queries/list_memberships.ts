import ChatMember from '#app/chats/models/chat_member'

export function listMemberships(userId: number, chatIds: number[]): Promise<ChatMember[]> {
  return ChatMember.query()
    .where('user_id', userId)
    .whereIn('chat_id', [...new Set(chatIds)])
    .whereNotNull('folder')
    .preload('chat')
    .exec()
}
