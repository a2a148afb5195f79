import { BaseEvent } from '@adonisjs/core/events'

export default class CoinsChanged extends BaseEvent {
  constructor(readonly userId: number) {
    super()
  }
}
