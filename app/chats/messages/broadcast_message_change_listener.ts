import db from '@adonisjs/lucid/services/db'
import { chatChannel, fitMessage } from '#app/chats/chat_broadcasts'
import type MessageChanged from '#app/chats/messages/message_changed'
import MessageTransformer from '#app/chats/messages/message_transformer'
import { broadcast } from '#app/realtime/broadcast'

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

/** The highest id anyone here has cleared: broadcasts must not quote anything older. 0 for none. */
async function findLastCleared(chatId: number): Promise<number> {
  const row: { cleared: number | null } = await db
    .from('chat_members')
    .where('chat_id', chatId)
    .whereNotNull('folder')
    .max('cleared_message_id as cleared')
    .first()
  return row.cleared ?? 0
}
