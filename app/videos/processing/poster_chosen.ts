import { BaseEvent } from '@adonisjs/core/events'

/** Another frame is to be shown before it plays: its owner chose one, or cut the video. */
export default class PosterChosen extends BaseEvent {
  constructor(readonly videoId: number) {
    super()
  }
}
