import { BaseEvent } from '@adonisjs/core/events'
import type Design from '#app/designs/models/design'

/** A design is there. */
export default class DesignCompleted extends BaseEvent {
  constructor(readonly design: Design) {
    super()
  }
}
