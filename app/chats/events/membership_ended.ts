import { BaseEvent } from '@adonisjs/core/events'

/** Somebody left, was removed, blocked or deleted a chat: nothing from there may reach them. */
export default class MembershipEnded extends BaseEvent {
  constructor(
    readonly chatId: number,
    readonly userId: number
  ) {
    super()
  }
}
