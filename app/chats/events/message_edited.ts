import { BaseEvent } from '@adonisjs/core/events'
import type { MessageView } from '#app/chats/queries/view_messages'

/** Somebody put other words into their message. */
export default class MessageEdited extends BaseEvent {
  constructor(readonly view: MessageView) {
    super()
  }
}
