import { BaseEvent } from '@adonisjs/core/events'
import type { MessageView } from '#app/chats/queries/view_messages'

/** A message was edited, deleted, reacted to, or its links were looked at. */
export default class MessageChanged extends BaseEvent {
  constructor(
    readonly view: MessageView,
    readonly socketId: string | null
  ) {
    super()
  }
}
