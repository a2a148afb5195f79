import type ChatRead from '#app/chats/reading/chat_read'
import { reportReading } from '#app/chats/reading/reading_receipts'
import { unreadUpdates } from '#app/chats/chat_broadcasts'
import { broadcast } from '#app/realtime/broadcast'

export default class BroadcastMessagesRead {
  async handle({ chatId, userId, messageId, socketId }: ChatRead) {
    reportReading(chatId, userId, { messageId, socketId })
    await broadcast(...(await unreadUpdates([userId])))
  }
}
