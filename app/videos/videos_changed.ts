import { BaseEvent } from '@adonisjs/core/events'

/** An upload of somebody has begun, has arrived and is processed, or was refused or canceled. */
export default class VideosChanged extends BaseEvent {
  constructor(readonly userId: number) {
    super()
  }
}
