import { BaseEvent } from '@adonisjs/core/events'

export default class DreamDeleted extends BaseEvent {
  constructor(
    readonly dreamId: number,
    readonly socketId: string | null
  ) {
    super()
  }
}
