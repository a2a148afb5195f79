import { BaseEvent } from '@adonisjs/core/events'

/** Its owner wants another frame shown before it plays: `posterTimeMs`. */
export default class PosterChosen extends BaseEvent {
  constructor(readonly videoId: number) {
    super()
  }
}
