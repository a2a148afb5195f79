import { BaseEvent } from '@adonisjs/core/events'

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
