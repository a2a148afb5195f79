import { BaseEvent } from '@adonisjs/core/events'

/** A chat started or changed for some of its members. */
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
