import { BaseEvent } from '@adonisjs/core/events'

export default class AccountDeleted extends BaseEvent {
  constructor(readonly userId: number) {
    super()
  }
}
