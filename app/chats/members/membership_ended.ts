import { BaseEvent } from '@adonisjs/core/events'

/** Someone left, was removed, or blocked or deleted a chat: send them nothing more. */
export default class MembershipEnded extends BaseEvent {
  constructor(
    readonly chatId: number,
    readonly userId: number
  ) {
    super()
  }
}
