import { BaseEvent } from '@adonisjs/core/events'

/** A board, who is on it, or who is invited to it changed. */
export default class PursuitsChanged extends BaseEvent {
  constructor(
    readonly userIds: number[],
    readonly socketId: string | null
  ) {
    super()
  }
}
