import type { Extension } from '#app/kernel/modules/module'
import type {
  NotificationChannel,
  NotificationChannels,
} from '#app/notifications/contract/channels'

/** What a notice's sentence is made of beside the actors: names and titles by key. */
export type NotificationWords = Record<string, string>

interface NotificationKind {
  /** in the settings: "New followers" */
  label: string
  /** the channels that are on until somebody chooses */
  channels: readonly NotificationChannel[]
  /** what follows the actors' names, or the whole sentence where nobody acts */
  text: (words: NotificationWords) => string
}

const kinds = new Map<string, NotificationKind>()

/** Declares something that people are told. @param kind permanent, snake_case: stored and sent */
export function notificationKind(kind: string, declared: NotificationKind): Extension {
  // at once: the demonstration world is made before extensions run
  kinds.set(kind, declared)
  return () => {}
}

/** In the order of the modules. */
export function notificationKinds(): ReadonlyMap<string, NotificationKind> {
  return kinds
}

/** @throws Error for one that no module declares */
export function notificationKindOf(kind: string): NotificationKind {
  const declared = kinds.get(kind)
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
