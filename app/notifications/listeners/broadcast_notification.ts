import type NotificationCreated from '#app/notifications/events/notification_created'
import { countUnreadNotifications } from '#app/notifications/queries/count_unread_notifications'
import { findNotification } from '#app/notifications/queries/list_notifications'
import NotificationTransformer from '#app/notifications/transformers/notification_transformer'
import { broadcast } from '#app/realtime/broadcasting/broadcast'

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
