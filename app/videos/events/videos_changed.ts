import { BaseEvent } from '@adonisjs/core/events'

/** An upload of somebody has begun, or has arrived and is processed. */
export default class VideosChanged extends BaseEvent {
  constructor(readonly userId: number) {
    super()
  }
}
