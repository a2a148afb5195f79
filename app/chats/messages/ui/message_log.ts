import type { ChatApi } from '#app/chats/ui/chat_api'
import type { Message } from '#app/chats/ui/chat_types'
import { ChangeClock } from '#app/kit/calls/change_clock'

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

type Call = () => Promise<{ message: Message }>

/** Keeps late answers from bringing back what a message was before it changed. */
export class MessageVersions {
  readonly #api: Pick<ChatApi, 'message'>
  readonly #onRenewed: (message: Message) => void
  readonly #clock = new ChangeClock<number>()

  /** @param onRenewed gets messages that had to be asked for again */
  constructor(api: Pick<ChatApi, 'message'>, onRenewed: (message: Message) => void) {
    this.#api = api
    this.#onRenewed = onRenewed
  }

  /** Marks when a question was asked, for `merge`. */
  ask(): number {
    return this.#clock.ask()
  }

  /** Adds an answer to the log. What changed since stays as it is, or is asked for again. */
  merge(log: MessageLog, answered: readonly Message[], askedAt: number): MessageLog {
    const known = new Set(log.map(({ id }) => id))
    const added = answered.filter(({ id }) => {
      if (this.#clock.admits(askedAt, id)) return true
      if (!known.has(id)) void this.#renew(id)
      return !known.has(id)
    })
    return mergeMessages(log, added)
  }

  /** The whole message of an event, which tells that it changed. @returns null if late */
  changed(message: Message): Promise<Message | null> {
    this.#clock.note(message.id)
    return this.newest(async () => ({ message: await this.whole(message) }))
  }

  /** The message that a call answers with; null if it changed meanwhile and is asked for again. */
  async newest(call: Call): Promise<Message | null> {
    const askedAt = this.ask()
    const { message } = await call()
    if (this.#clock.settles(askedAt, message.id)) return message
    await this.#renew(message.id)
    return null
  }

  /** Events carry only the beginning of a long message. */
  async whole(message: Message): Promise<Message> {
    if (!message.is_partial) return message
    try {
      return (await this.#api.message(message.id)).message
    } catch {
      return message
    }
  }

  async #renew(id: number): Promise<void> {
    const answer = await this.#clock.fresh(id, () => this.#api.message(id)).catch(() => null)
    if (answer) this.#onRenewed(answer.message)
  }
}
