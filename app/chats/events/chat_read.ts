import { BaseEvent } from '@adonisjs/core/events'

/** Somebody has read a chat up to a message. */
export default class ChatRead extends BaseEvent {
  constructor(
    readonly chatId: number,
    readonly userId: number,
    readonly messageId: number,
    readonly socketId: string | null
  ) {
    super()
  }
}
