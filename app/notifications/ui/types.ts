import type { Data } from '#data'

export type NotificationRow = Data.Notifications.Notification

/** What `notification.created` brings. */
export interface NotificationCreatedEvent {
  notification: NotificationRow
  unread_count: number
}

export interface NotificationsReadEvent {
  unread_count: number
}
