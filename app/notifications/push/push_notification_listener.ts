import { appName } from '#config/app'
import type NotificationCreated from '#app/notifications/notification_created'
import { pushToUser } from '#app/notifications/push/send_push_job'
import { findNotification } from '#app/notifications/find_notifications'
import { notificationSentence } from '#app/notifications/notification_kinds'

export default class PushNotification {
  async handle({ notificationId, channels }: NotificationCreated) {
    if (!channels.push) return
    const view = await findNotification(notificationId)
    if (!view) return
    const { userId, url } = view.notification
    await pushToUser(userId, {
      title: appName,
      body: notificationSentence(view),
      url,
      tag: `notification-${notificationId}`,
    })
  }
}
