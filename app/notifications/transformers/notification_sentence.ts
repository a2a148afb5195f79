import { isolated } from '#app/common/contract/isolated'
import { actorNames } from '#app/notifications/contract/actor_names'
import type { NotificationView } from '#app/notifications/queries/list_notifications'
import { notificationKindOf } from '#app/notifications/registry/notification_kinds'

/** "Ava and 3 others started following you", for mails and push messages. */
export function notificationSentence({ notification, actors, actorsCount }: NotificationView) {
  const text = notificationText(notification)
  const names = actorNames(
    actors.map(({ name }) => isolated(name)),
    actorsCount
  )
  return names ? `${names} ${text}` : text
}

/** What stands after the actors' names; names in it don't turn it around. */
export function notificationText({ kind, words }: NotificationView['notification']): string {
  const entries = Object.entries(words).map(([key, word]) => [key, isolated(word)])
  return notificationKindOf(kind).text(Object.fromEntries(entries))
}
