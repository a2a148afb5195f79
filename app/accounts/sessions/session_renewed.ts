import { BaseEvent } from '@adonisjs/core/events'

export default class SessionRenewed extends BaseEvent {
  constructor(
    readonly formerId: string,
    readonly sessionId: string
  ) {
    super()
  }
}
