import { BaseEvent } from '@adonisjs/core/events'

/** A chat began, or is another one now, for some of its people. */
export default class ChatChanged extends BaseEvent {
  constructor(
    readonly chatId: number,
    readonly userIds: number[],
    readonly isNew: boolean,
    readonly socketId: string | null
  ) {
    super()
  }
}
