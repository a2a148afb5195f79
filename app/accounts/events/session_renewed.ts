import { BaseEvent } from '@adonisjs/core/events'

/** A browser goes on with another session. */
export default class SessionRenewed extends BaseEvent {
  constructor(
    readonly formerId: string,
    readonly sessionId: string
  ) {
    super()
  }
}
