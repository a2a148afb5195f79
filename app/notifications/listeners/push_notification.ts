import { appName } from '#config/app'
import type NotificationCreated from '#app/notifications/events/notification_created'
import { pushToUser } from '#app/notifications/jobs/send_push'
import { findNotification } from '#app/notifications/queries/list_notifications'
import { notificationSentence } from '#app/notifications/transformers/notification_sentence'

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
