import { Store } from '#app/kit/hooks/store'
import type { ChatApi } from '#app/chats/ui/chat_api'
import { CallFailure } from '#app/kit/calls/call_failure'
import type { PendingMessage, PendingStore } from '#app/chats/composing/ui/pending_store'
import type { Message } from '#app/chats/ui/chat_types'

export type Outgoing = Pick<PendingMessage, 'content' | 'replyTo' | 'attachments'>

interface OutboxOptions {
  api: Pick<ChatApi, 'send'>
  kept: PendingStore
  makeId: () => string
  onSent: (message: Message) => void
  /** replaced in tests */
  after?: (milliseconds: number, run: () => void) => unknown
}

const FIRST_RETRY_MS = 1000
const MAX_RETRY_MS = 30_000
/** The longest slow mode. */
const MAX_WAIT_MS = 3_600_000
/** After this many failures the person has to retry. */
const MAX_SERVER_FAILURES = 4

/**
 * Messages the server hasn't confirmed. Each chat's messages are sent in order, one at a time, and
 * wait while the server is unreachable, even across reloads. Refused ones are marked and skipped.
 */
export class Outbox extends Store<readonly PendingMessage[]> {
  readonly #options: Required<OutboxOptions>
  readonly #sending = new Set<number>()
  readonly #failures = new Map<number, number>()
  #isClosed = false

  constructor(options: OutboxOptions) {
    super(options.kept.read())
    this.#options = { after: (milliseconds, run) => setTimeout(run, milliseconds), ...options }
  }

  /** Stops sending and storing. Stored messages stay for the account's next session. */
  close(): void {
    this.#isClosed = true
    this.set([])
  }

  add(chatId: number, outgoing: Outgoing): void {
    if (this.#isClosed) return
    const pending: PendingMessage = {
      ...outgoing,
      chatId,
      clientId: this.#options.makeId(),
      createdAt: new Date().toISOString(),
      state: 'sending',
      failure: null,
    }
    this.#options.kept.write(pending)
    this.set([...this.snapshot(), pending])
    void this.#work(chatId)
  }

  /** Sends everything that is waiting. */
  flush = (): void => {
    for (const { chatId, state } of this.snapshot()) {
      if (state !== 'failed') void this.#work(chatId)
    }
  }

  retry(clientId: string): void {
    this.#change(clientId, { state: 'sending', failure: null })
    const pending = this.#find(clientId)
    if (pending) void this.#work(pending.chatId)
  }

  discard(clientId: string): void {
    this.#options.kept.remove(clientId)
    this.set(this.snapshot().filter((pending) => pending.clientId !== clientId))
  }

  /** The message was delivered, but its response was lost or another tab sent it. */
  settle(messages: readonly Message[]): void {
    const arrived = new Set(messages.map((message) => message.client_id))
    for (const { clientId } of this.snapshot()) {
      if (arrived.has(clientId)) this.discard(clientId)
    }
  }

  async #work(chatId: number): Promise<void> {
    if (this.#sending.has(chatId)) return
    this.#sending.add(chatId)
    try {
      for (let next = this.#next(chatId); next; next = this.#next(chatId)) {
        if (!(await this.#send(next))) return
      }
    } finally {
      this.#sending.delete(chatId)
    }
  }

  /** @returns whether the chat's next message may be sent */
  async #send(pending: PendingMessage): Promise<boolean> {
    const { chatId, clientId, content, replyTo, attachments } = pending
    this.#change(clientId, { state: 'sending' })
    try {
      const { message } = await this.#options.api.send(chatId, {
        content,
        client_id: clientId,
        reply_to: replyTo?.id,
        attachments: attachments.map(({ kind, id }) => ({ kind, id })),
      })
      this.#failures.delete(chatId)
      if (!this.#isClosed) this.#options.onSent(message)
      this.discard(clientId)
      return true
    } catch (error) {
      return this.#note(pending, error instanceof CallFailure ? error : new CallFailure(500))
    }
  }

  #note(pending: PendingMessage, failure: CallFailure): boolean {
    if (this.#isClosed) return false
    const { chatId, clientId } = pending
    if (failure.mayPass && failure.retryAfter !== null) {
      return this.#wait(pending, failure, Math.min(failure.retryAfter * 1000, MAX_WAIT_MS))
    }
    const failures = (this.#failures.get(chatId) ?? 0) + 1
    const isHopeless = !failure.isUnreached && failures >= MAX_SERVER_FAILURES
    if (!failure.mayPass || isHopeless) {
      this.#failures.delete(chatId)
      this.#change(clientId, { state: 'failed', failure: failure.message })
      return true
    }
    this.#failures.set(chatId, failures)
    return this.#wait(
      pending,
      failure,
      Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS)
    )
  }

  #wait({ chatId, clientId }: PendingMessage, failure: CallFailure, delay: number): false {
    this.#change(clientId, {
      state: 'waiting',
      failure: failure.isUnreached ? null : failure.message,
    })
    this.#options.after(delay, () => void this.#work(chatId))
    return false
  }

  #next(chatId: number): PendingMessage | undefined {
    return this.snapshot().find(
      (pending) => pending.chatId === chatId && pending.state !== 'failed'
    )
  }

  #find(clientId: string): PendingMessage | undefined {
    return this.snapshot().find((pending) => pending.clientId === clientId)
  }

  #change(clientId: string, change: Partial<PendingMessage>): void {
    const before = this.#find(clientId)
    if (!before) return
    const changed = { ...before, ...change }
    this.#options.kept.write(changed)
    this.set(this.snapshot().map((pending) => (pending === before ? changed : pending)))
  }
}
