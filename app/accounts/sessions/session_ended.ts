import { BaseEvent } from '@adonisjs/core/events'

export default class SessionEnded extends BaseEvent {
  constructor(
    readonly sessionId: string,
    readonly userId: number
  ) {
    super()
  }
}
