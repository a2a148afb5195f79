import ChatMember from '#app/chats/models/chat_member'

/** Chats with unread messages that no digest has included yet, newest first. */
export function listUnmailedChats(userId: number): Promise<ChatMember[]> {
  return ChatMember.query()
    .select('chat_members.*')
    .join('chats', 'chats.id', 'chat_members.chat_id')
    .where({ 'chat_members.user_id': userId, 'folder': 'chats' })
    .where('unread_count', '>', 0)
    .whereColumn('chats.last_message_id', '>', 'chat_members.digested_message_id')
    .preload('chat')
    .orderBy('sorted_at', 'desc')
    .exec()
}
