import type { Data } from '#data'

export type NotificationRow = Data.Notifications.Notification

/** The payload of `notification.created`. */
export interface NotificationCreatedEvent {
  notification: NotificationRow
  unread_count: number
}

export interface NotificationsReadEvent {
  unread_count: number
}
