import { BaseEvent } from '@adonisjs/core/events'

/** Somebody may spend another number of image credits than before. */
export default class CreditsChanged extends BaseEvent {
  constructor(readonly userId: number) {
    super()
  }
}
