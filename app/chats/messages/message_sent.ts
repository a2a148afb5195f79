import { BaseEvent } from '@adonisjs/core/events'
import type Chat from '#app/chats/chat'
import type { Folder } from '#app/chats/chat_options'
import type { MessageView } from '#app/chats/messages/list_message_views'

export interface MessageRecipient {
  userId: number
  unreadCount: number
  folder: Folder
  /** they cleared the chat up to this message */
  clearedMessageId: number
  /** false if they blocked the sender */
  isTold: boolean
}

export default class MessageSent extends BaseEvent {
  constructor(
    readonly chat: Chat,
    readonly view: MessageView,
    /** everyone in a direct chat or group; empty for a channel */
    readonly recipients: MessageRecipient[],
    readonly socketId: string | null
  ) {
    super()
  }
}
