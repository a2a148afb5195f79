import { chatChannel, fitMessage, unreadUpdates } from '#app/chats/chat_broadcasts'
import type MessageSent from '#app/chats/messages/message_sent'
import MessageTransformer from '#app/chats/messages/message_transformer'
import { broadcast } from '#app/realtime/broadcast'

/**
 * Broadcasts a message to the open chat and to each person's list. Channel members get it on the
 * channel only. Nobody gets a quote they have cleared.
 */
export default class BroadcastMessage {
  async handle({ chat, view, recipients, socketId: exceptSocketId }: MessageSent) {
    const event = 'message.created'
    const quotedId = view.replyTo?.message.id ?? Infinity
    const whole = fitMessage(new MessageTransformer(view, 0).toObject())
    const bare = fitMessage(new MessageTransformer(view, quotedId).toObject())
    const messageFor = (cleared: number) => (cleared < quotedId ? whole : bare)
    const lastCleared = Math.max(0, ...recipients.map((one) => one.clearedMessageId))
    await broadcast(
      {
        event,
        channels: [chatChannel(chat.id)],
        data: { message: messageFor(lastCleared), chat_id: chat.id },
        exceptSocketId,
      },
      ...recipients.map(({ userId, unreadCount, folder, clearedMessageId }) => ({
        event,
        channels: [`private-user.${userId}`],
        data: {
          message: messageFor(clearedMessageId),
          chat_id: chat.id,
          unread_count: unreadCount,
          folder,
        },
        exceptSocketId,
      }))
    )
    const counting = recipients.filter(
      ({ userId, folder }) => folder === 'chats' && userId !== view.message.userId
    )
    await broadcast(...(await unreadUpdates(counting.map(({ userId }) => userId))))
  }
}
