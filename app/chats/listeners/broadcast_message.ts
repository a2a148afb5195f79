import { chatChannel } from '#app/chats/channel_names'
import type MessageSent from '#app/chats/events/message_sent'
import { fitMessage } from '#app/chats/fit_event'
import { unreadUpdates } from '#app/chats/unread_updates'
import MessageTransformer from '#app/chats/transformers/message_transformer'
import { broadcast } from '#app/realtime/broadcast'

/**
 * Shows a message to those who have the chat open, and to each of its people
 * what it makes of their list. A channel's members have its channel open for
 * both: it is not told to each of thousands. Nobody is shown a quote from what
 * is gone for them.
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
