import { ChangeClock } from '#app/kit/calls/change_clock'
import type { ChatApi } from '#app/chats/ui/chat_api'
import { mergeMessages, type MessageLog } from '#app/chats/ui/state/message_log'
import type { Message } from '#app/chats/ui/state/types'

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
