import { BaseEvent } from '@adonisjs/core/events'

export default class NotificationsRead extends BaseEvent {
  constructor(readonly userId: number) {
    super()
  }
}
