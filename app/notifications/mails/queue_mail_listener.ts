import type NotificationCreated from '#app/notifications/notification_created'
import SendNotificationMail from '#app/notifications/mails/send_notification_mail_job'
import Notification from '#app/notifications/notification'

export default class QueueMail {
  async handle({ notificationId, channels }: NotificationCreated) {
    if (!channels.email) return
    const notification = await Notification.find(notificationId)
    if (notification?.isMailPending) await SendNotificationMail.enqueue(notification)
  }
}
