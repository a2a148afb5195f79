import { BaseEvent } from '@adonisjs/core/events'

/** A browser was signed out, by its own person or from elsewhere; nothing reads its session any more. */
export default class SessionEnded extends BaseEvent {
  constructor(
    readonly sessionId: string,
    readonly userId: number
  ) {
    super()
  }
}
