import { isolated } from '#app/common/text/isolated'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'
import { actorNames } from '#app/notifications/actor_names'
import type { NotificationView } from '#app/notifications/find_notifications'
import type Notification from '#app/notifications/notification'
import type { NotificationIcon, NotificationTopic } from '#app/notifications/notification_options'
import type {
  NotificationChannel,
  NotificationChannels,
} from '#app/notifications/settings/notification_channels'

/** Values for a notice's sentence besides the actors: names and titles by key. */
export type NotificationWords = Record<string, string>

interface NotificationKind {
  /** in the settings: "New followers" */
  label: string
  icon: NotificationIcon
  topic: NotificationTopic
  /** the channels that are on by default */
  channels: readonly NotificationChannel[]
  /** the text after the actors' names, or the whole sentence without actors */
  text: (words: NotificationWords) => string
  /** whether its words are the reader’s: only then may a mail have links in them */
  hasOwnWords?: boolean
  /**
   * Where `{ accept }` is posted, by the id of each notice whose question is still open.
   * @param notices at least one, all of one person
   */
  answerUrls?: (notices: readonly Notification[]) => Promise<ReadonlyMap<number, string>>
}

interface DeclaredKind extends NotificationKind {
  kind: string
}

/** In module order. */
export const notificationKinds = new Registry('notification kinds', {
  key: ({ kind }: DeclaredKind) => kind,
})

/** Declares a kind of notification. @param kind permanent, snake_case: stored and sent */
export function notificationKind(kind: string, declared: NotificationKind): Extension {
  return notificationKinds.adds({ kind, ...declared })
}

/** @throws Error if no module declares it */
export function notificationKindOf(kind: string): NotificationKind {
  const declared = notificationKinds.find(kind)
  if (!declared) throw new Error(`No module declares the notification kind ${kind}.`)
  return declared
}

export function defaultChannels(kind: string): NotificationChannels {
  const { channels } = notificationKindOf(kind)
  return {
    in_app: channels.includes('in_app'),
    email: channels.includes('email'),
    push: channels.includes('push'),
  }
}

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
