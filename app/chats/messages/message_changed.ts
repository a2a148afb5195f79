import { BaseEvent } from '@adonisjs/core/events'
import type { MessageView } from '#app/chats/messages/list_message_views'

/** A message was edited, deleted or reacted to, or got link previews. */
export default class MessageChanged extends BaseEvent {
  constructor(
    readonly view: MessageView,
    readonly socketId: string | null
  ) {
    super()
  }
}
