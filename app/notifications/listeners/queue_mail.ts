import type NotificationCreated from '#app/notifications/events/notification_created'
import SendNotificationMail from '#app/notifications/jobs/send_notification_mail'
import Notification from '#app/notifications/models/notification'

export default class QueueMail {
  async handle({ notificationId, channels }: NotificationCreated) {
    if (!channels.email) return
    const notification = await Notification.find(notificationId)
    if (notification?.isMailPending) await SendNotificationMail.enqueue(notification)
  }
}
