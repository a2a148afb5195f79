import type ChatRead from '#app/chats/presence/events/chat_read'
import { reportReading } from '#app/chats/presence/reading_receipts'
import { unreadUpdates } from '#app/chats/listeners/unread_updates'
import { broadcast } from '#app/realtime/broadcasting/broadcast'

export default class BroadcastReading {
  async handle({ chatId, userId, messageId, socketId }: ChatRead) {
    reportReading(chatId, userId, { messageId, socketId })
    await broadcast(...(await unreadUpdates([userId])))
  }
}
