import { BaseEvent } from '@adonisjs/core/events'

/** Somebody is no longer on a board: send them nothing more. */
export default class DreamLeft extends BaseEvent {
  constructor(
    readonly dreamId: number,
    readonly userId: number
  ) {
    super()
  }
}
