import { BaseEvent } from '@adonisjs/core/events'

export default class DesignQueued extends BaseEvent {
  constructor(readonly delaySeconds = 0) {
    super()
  }
}
