import type ChatChanged from '#app/chats/events/chat_changed'
import { fitChat } from '#app/chats/fit_event'
import ChatMember from '#app/chats/models/chat_member'
import { viewChats } from '#app/chats/queries/view_chats'
import ChatTransformer from '#app/chats/transformers/chat_transformer'
import { unreadUpdates } from '#app/chats/unread_updates'
import { broadcast } from '#app/realtime/broadcast'

/** Shows each of a chat's people what it is for them now; a `folder` of null is gone. */
export default class BroadcastChat {
  async handle({ chatId, userIds, isNew, socketId: exceptSocketId }: ChatChanged) {
    const members = await ChatMember.query()
      .where('chat_id', chatId)
      .whereIn('user_id', userIds)
      .preload('chat')
    const views = await viewChats(members)
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
