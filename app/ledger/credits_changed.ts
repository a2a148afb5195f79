import { BaseEvent } from '@adonisjs/core/events'

export default class CreditsChanged extends BaseEvent {
  constructor(readonly userId: number) {
    super()
  }
}
