import type NotificationsRead from '#app/notifications/notifications_read'
import { countUnreadNotifications } from '#app/notifications/find_notifications'
import { broadcast } from '#app/realtime/broadcast'

/** Keeps the bell in sync across windows. */
export default class BroadcastNoticesRead {
  async handle({ userId }: NotificationsRead) {
    await broadcast({
      event: 'notifications.read',
      channels: [`private-user.${userId}`],
      data: { unread_count: await countUnreadNotifications(userId) },
    })
  }
}
