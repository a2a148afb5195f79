import { BaseEvent } from '@adonisjs/core/events'
import type Chat from '#app/chats/models/chat'
import type { Folder } from '#app/chats/models/chat_member'
import type { MessageView } from '#app/chats/queries/view_messages'

/** One whom a message reached, and what it made of their count. */
export interface Recipient {
  userId: number
  unreadCount: number
  folder: Folder
  /** up to which the chat is gone for them */
  clearedMessageId: number
}

/** Somebody, or the system, said something in a chat. */
export default class MessageSent extends BaseEvent {
  constructor(
    readonly chat: Chat,
    readonly view: MessageView,
    /** of a direct chat or a group, the sender among them; nobody by name in a channel */
    readonly recipients: Recipient[],
    readonly socketId: string | null
  ) {
    super()
  }
}
