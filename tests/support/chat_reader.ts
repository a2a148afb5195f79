import { setTimeout as pause } from 'node:timers/promises'
import PusherClient from 'pusher-js'
import type { Data } from '#data'
import type { Visitor } from '#tests/support/visitor'

const RETRY_MS = 200

type Message = Data.Chats.Messages.Message
type Connection = Data.SharedProps['realtime']

/** A person with a chat open, on an unmodified `pusher-js`. Fetches by id what it missed. */
export class ChatReader {
  readonly shown: number[] = []

  readonly #origin: URL
  #pusher: PusherClient
  #asking: Promise<void> = Promise.resolve()
  #next?: Promise<void>
  #isClosed = false

  constructor(
    private readonly visitor: Visitor,
    private readonly chatId: number,
    origin: string,
    private readonly connection: Connection
  ) {
    this.#origin = new URL(origin)
    this.#pusher = this.#connect()
  }

  get isConnected(): boolean {
    return this.#pusher.connection.state === 'connected'
  }

  /** One after the other; the next, until it begins, serves all who ask for one. */
  catchUp(): Promise<void> {
    this.#next ??= this.#asking = this.#asking
      .then(() => {
        this.#next = undefined
        return this.#ask()
      })
      .catch(() => {})
    return this.#next
  }

  close(): void {
    this.#isClosed = true
    this.#pusher.disconnect()
  }

  #connect(): PusherClient {
    const { key, cluster } = this.connection
    const pusher = new PusherClient(key, {
      cluster,
      wsHost: this.#origin.hostname,
      wsPort: Number(this.#origin.port),
      forceTLS: false,
      enabledTransports: ['ws'],
      disableStats: true,
      channelAuthorization: {
        customHandler: ({ socketId, channelName }, callback) => {
          this.#authorize(socketId, channelName).then(
            (answer) => callback(null, answer),
            (error: Error) => callback(error, null)
          )
        },
      },
    })
    pusher.connection.bind('failed', () => this.#connectAgain())
    const channel = pusher.subscribe(`private-chat.${this.chatId}`)
    channel.bind('message.created', ({ message }: { message: Message }) => this.#take(message))
    channel.bind('pusher:subscription_succeeded', () => this.catchUp())
    channel.bind('pusher:subscription_error', () => this.#subscribeAgain())
    return pusher
  }

  async #authorize(socketId: string, channel: string): Promise<{ auth: string }> {
    const body = { socket_id: socketId, channel_name: channel }
    const response = await this.visitor.post('/broadcasting/auth', body)
    if (!response.ok) throw new Error(`Not let into ${channel}: ${response.status}`)
    return response.json()
  }

  /** After short connections, the client assumes that WebSockets never work here. */
  async #connectAgain(): Promise<void> {
    this.#pusher.disconnect()
    await pause(RETRY_MS)
    if (!this.#isClosed) this.#pusher = this.#connect()
  }

  #take({ id, previous_id: previousId }: Message): void {
    if (id <= this.#newest) return
    if ((previousId ?? 0) > this.#newest) void this.catchUp()
    else this.shown.push(id)
  }

  async #ask(): Promise<void> {
    for (let hasMore = true; hasMore;) {
      const path = `/api/chats/${this.chatId}/messages?per_page=50&after=${this.#newest}`
      const response = await this.visitor.get(path)
      if (!response.ok) return
      const { messages } = await response.json()
      const missed: Message[] = messages.data.toReversed()
      for (const { id } of missed) if (id > this.#newest) this.shown.push(id)
      hasMore = messages.next_page_url !== null
    }
  }

  async #subscribeAgain(): Promise<void> {
    await pause(RETRY_MS)
    const channel = this.#pusher.channel(`private-chat.${this.chatId}`)
    if (!channel.subscribed && this.isConnected) channel.subscribe()
  }

  get #newest(): number {
    return this.shown.at(-1) ?? 0
  }
}
