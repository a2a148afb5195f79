import type { Message } from '#app/chats/ui/state/types'

/** Messages of one chat, ordered by id. */
export type MessageLog = readonly Message[]

/** Adds messages in any order; newer versions replace older ones. */
export function mergeMessages(log: MessageLog, added: readonly Message[]): MessageLog {
  if (!added.length) return log
  const byId = new Map(log.map((message) => [message.id, message]))
  for (const message of added) byId.set(message.id, message)
  return [...byId.values()].sort((a, b) => a.id - b.id)
}

/** Replaces a message if it is in the log. */
export function replaceMessage(log: MessageLog, changed: Message): MessageLog {
  if (!log.some(({ id }) => id === changed.id)) return log
  return log.map((message) => (message.id === changed.id ? changed : message))
}

/** Whether a message is missing before this new one. */
export function isGapBefore(log: MessageLog, { id, previous_id: previous }: Message): boolean {
  const last = log.at(-1)
  if (previous === null) return false
  return !last || (id > last.id && previous > last.id)
}

/** Whether the server's newest messages continue the log without a gap. */
export function isContinuous(log: MessageLog, newest: readonly Message[]): boolean {
  const last = log.at(-1)
  const first = newest.at(0)
  if (!last || !first) return true
  return first.id <= last.id || first.previous_id === null || first.previous_id <= last.id
}

/** The newest message that can be marked as read. */
export function lastId(log: MessageLog): number {
  return log.at(-1)?.id ?? 0
}
