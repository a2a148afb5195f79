import { chatChannel } from '#app/chats/contract/channel_names'
import type MessageChanged from '#app/chats/messages/events/message_changed'
import { fitMessage } from '#app/chats/listeners/fit_event'
import { findLastCleared } from '#app/chats/presence/queries/find_last_cleared'
import MessageTransformer from '#app/chats/transformers/message_transformer'
import { broadcast } from '#app/realtime/broadcasting/broadcast'

export default class BroadcastMessageChange {
  async handle({ view, socketId: exceptSocketId }: MessageChanged) {
    const { chatId, isDeleted } = view.message
    const cleared = view.replyTo ? await findLastCleared(chatId) : 0
    const message = fitMessage(new MessageTransformer(view, cleared).toObject())
    await broadcast({
      event: isDeleted ? 'message.deleted' : 'message.updated',
      channels: [chatChannel(chatId)],
      data: { message, chat_id: chatId },
      exceptSocketId,
    })
  }
}
