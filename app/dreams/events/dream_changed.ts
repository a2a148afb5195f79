import { BaseEvent } from '@adonisjs/core/events'

/** A board, its people, items or votes changed. */
export default class DreamChanged extends BaseEvent {
  constructor(
    readonly dreamId: number,
    readonly socketId: string | null
  ) {
    super()
  }
}
