import { BaseEvent } from '@adonisjs/core/events'

export default class VideoQueued extends BaseEvent {
  constructor(readonly delaySeconds = 0) {
    super()
  }
}
