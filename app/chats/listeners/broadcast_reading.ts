import { chatChannel } from '#app/chats/channel_names'
import type ChatRead from '#app/chats/events/chat_read'
import { tellsOfReading } from '#app/chats/queries/tells_of_reading'
import { unreadUpdates } from '#app/chats/unread_updates'
import { broadcast } from '#app/realtime/broadcast'

/** Shows the others how far somebody has read, and that person's own pages what is left. */
export default class BroadcastReading {
  async handle({ chatId, userId, messageId, socketId: exceptSocketId }: ChatRead) {
    if (await tellsOfReading(chatId, userId)) {
      await broadcast({
        event: 'chat.read',
        channels: [chatChannel(chatId)],
        data: { user_id: userId, message_id: messageId },
        exceptSocketId,
      })
    }
    await broadcast(...(await unreadUpdates([userId])))
  }
}
