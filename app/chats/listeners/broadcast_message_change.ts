import { chatChannel } from '#app/chats/channel_names'
import type MessageChanged from '#app/chats/events/message_changed'
import { fitMessage } from '#app/chats/fit_event'
import { findLastCleared } from '#app/chats/queries/find_last_cleared'
import MessageTransformer from '#app/chats/transformers/message_transformer'
import { broadcast } from '#app/realtime/broadcast'

/** Shows an edited, deleted or answered message to those who have the chat open. */
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
