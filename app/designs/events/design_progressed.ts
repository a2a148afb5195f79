import { BaseEvent } from '@adonisjs/core/events'
import type Design from '#app/designs/models/design'

/** A design came further, or its run ended. */
export default class DesignProgressed extends BaseEvent {
  constructor(readonly design: Design) {
    super()
  }
}
