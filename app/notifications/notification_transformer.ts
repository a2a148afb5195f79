import { BaseTransformer } from '@adonisjs/core/transformers'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { wireTime } from '#app/common/http/wire_time'
import type { NotificationView } from '#app/notifications/find_notifications'
import { notificationKindOf, notificationText } from '#app/notifications/notification_kinds'

export default class NotificationTransformer extends BaseTransformer<NotificationView> {
  toObject() {
    const { notification, actors, actorsCount, answerUrl, pictureUrl } = this.resource
    const { label, icon, topic } = notificationKindOf(notification.kind)
    return {
      id: notification.id,
      kind: notification.kind,
      /** of its kind, as in the settings */
      label,
      icon,
      topic,
      /** a small picture of the home or design it is about */
      picture: pictureUrl,
      /** the latest three; `actors_count` is the total */
      actors: actors.map((actor) => new UserCardTransformer(actor).toObject()),
      actors_count: actorsCount,
      /** follows the actors' names; a whole sentence without actors */
      text: notificationText(notification),
      url: notification.url,
      /** takes `{ accept }`; null once its question is answered, or without one */
      answer_url: answerUrl,
      is_read: notification.readAt !== null,
      happened_at: wireTime(notification.happenedAt),
      created_at: wireTime(notification.createdAt),
    }
  }
}
