import type { Message } from '#app/chats/ui/state/types'

/** Messages of one chat, in the order of their ids: the order in which they were committed. */
export type MessageLog = readonly Message[]

/** Takes messages in, in whatever order they come; of one that is there already the newer wording. */
export function mergeMessages(log: MessageLog, added: readonly Message[]): MessageLog {
  if (!added.length) return log
  const byId = new Map(log.map((message) => [message.id, message]))
  for (const message of added) byId.set(message.id, message)
  return [...byId.values()].sort((a, b) => a.id - b.id)
}

/** Puts another version of a message in its place; one that is not there stays out. */
export function replaceMessage(log: MessageLog, changed: Message): MessageLog {
  if (!log.some(({ id }) => id === changed.id)) return log
  return log.map((message) => (message.id === changed.id ? changed : message))
}

/** Whether a message that just came says that one before it has not. */
export function isGapBefore(log: MessageLog, { id, previous_id: previous }: Message): boolean {
  const last = log.at(-1)
  if (previous === null) return false
  return !last || (id > last.id && previous > last.id)
}

/** Whether newest messages, as the server has them now, go on where the log ends. */
export function isContinuous(log: MessageLog, newest: readonly Message[]): boolean {
  const last = log.at(-1)
  const first = newest.at(0)
  if (!last || !first) return true
  return first.id <= last.id || first.previous_id === null || first.previous_id <= last.id
}

/** The newest that somebody else may have read, or oneself. */
export function lastId(log: MessageLog): number {
  return log.at(-1)?.id ?? 0
}
