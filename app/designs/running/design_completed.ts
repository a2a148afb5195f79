import { BaseEvent } from '@adonisjs/core/events'
import type Design from '#app/designs/design'

export default class DesignCompleted extends BaseEvent {
  constructor(readonly design: Design) {
    super()
  }
}
