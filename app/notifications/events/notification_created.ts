import { BaseEvent } from '@adonisjs/core/events'
import type { NotificationChannels } from '#app/notifications/contract/channels'

/** Somebody is told something, or something more of the same. */
export default class NotificationCreated extends BaseEvent {
  constructor(
    readonly notificationId: number,
    readonly channels: NotificationChannels
  ) {
    super()
  }
}
