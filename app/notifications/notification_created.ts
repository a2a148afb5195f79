import { BaseEvent } from '@adonisjs/core/events'
import type { NotificationChannels } from '#app/notifications/settings/notification_channels'

/** A notification was created or merged into an unread one. */
export default class NotificationCreated extends BaseEvent {
  constructor(
    readonly notificationId: number,
    readonly channels: NotificationChannels
  ) {
    super()
  }
}
