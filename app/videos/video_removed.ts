import { BaseEvent } from '@adonisjs/core/events'

/** Its files and row are about to go, and whatever works on it stops. */
export default class VideoRemoved extends BaseEvent {
  constructor(readonly videoId: number) {
    super()
  }
}
