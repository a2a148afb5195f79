import { actorNames } from '#app/notifications/contract/actor_names'
import type { NotificationView } from '#app/notifications/queries/list_notifications'
import { notificationKindOf } from '#app/notifications/registry/notification_kinds'

/** "Ava and 3 others started following you", for mails and push messages. */
export function notificationSentence({ notification, actors, actorsCount }: NotificationView) {
  const text = notificationKindOf(notification.kind).text(notification.words)
  const names = actorNames(
    actors.map(({ name }) => name),
    actorsCount
  )
  return names ? `${names} ${text}` : text
}
