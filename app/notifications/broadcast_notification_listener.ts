import type NotificationCreated from '#app/notifications/notification_created'
import { countUnreadNotifications, findNotification } from '#app/notifications/find_notifications'
import NotificationTransformer from '#app/notifications/notification_transformer'
import { broadcast } from '#app/realtime/broadcast'

export default class BroadcastNotification {
  async handle({ notificationId, channels }: NotificationCreated) {
    if (!channels.in_app) return
    const view = await findNotification(notificationId)
    if (!view) return
    const { userId } = view.notification
    await broadcast({
      event: 'notification.created',
      channels: [`private-user.${userId}`],
      data: {
        notification: new NotificationTransformer(view).toObject(),
        unread_count: await countUnreadNotifications(userId),
      },
    })
  }
}
