import type ChatChanged from '#app/chats/chat_changed'
import { fitChat, unreadUpdates } from '#app/chats/chat_broadcasts'
import ChatMember from '#app/chats/chat_member'
import { listChatViews } from '#app/chats/list_chat_views'
import ChatTransformer from '#app/chats/chat_transformer'
import { broadcast } from '#app/realtime/broadcast'

/** Sends each person the chat as they see it; a `folder` of null means it is gone. */
export default class BroadcastChat {
  async handle({ chatId, userIds, isNew, socketId: exceptSocketId }: ChatChanged) {
    const members = await ChatMember.query()
      .where('chat_id', chatId)
      .whereIn('user_id', userIds)
      .preload('chat')
    const views = await listChatViews(members)
    await broadcast(
      ...views.map((view) => ({
        event: isNew ? 'chat.created' : 'chat.updated',
        channels: [`private-user.${view.member.userId}`],
        data: { chat: fitChat(new ChatTransformer(view).toObject()) },
        exceptSocketId,
      })),
      ...(await unreadUpdates(members.map(({ userId }) => userId)))
    )
  }
}
