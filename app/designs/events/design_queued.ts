import { BaseEvent } from '@adonisjs/core/events'

/** A design waits for a worker. */
export default class DesignQueued extends BaseEvent {
  constructor(
    /** before which no worker is to look */
    readonly delaySeconds = 0
  ) {
    super()
  }
}
