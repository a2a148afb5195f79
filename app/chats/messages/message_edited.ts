import { BaseEvent } from '@adonisjs/core/events'
import type { MessageView } from '#app/chats/messages/list_message_views'

export default class MessageEdited extends BaseEvent {
  constructor(readonly view: MessageView) {
    super()
  }
}
