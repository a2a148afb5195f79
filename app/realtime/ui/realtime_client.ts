import type { BrowserConnection } from '#app/realtime/broadcaster'
import { ConnectionStatus, realClock, type Clock } from '#app/realtime/ui/connection_status'

type Connect = (
  settings: BrowserConnection,
  events: ConnectionEvents
) => Promise<RealtimeConnection>

/** Pause between attempts, so that a server that is down isn't flooded. */
const REOPEN_MS = 3_000

interface Wanted {
  name: string
  listener: ChannelListener
  leave?: () => void
}

/**
 * The tab's only connection for server events. Channels may be requested at any time and are joined
 * on each connection. Without a realtime server the status stays `connecting` and nothing breaks.
 */
export class RealtimeClient {
  readonly status: ConnectionStatus
  readonly #connect: Connect
  readonly #wanted = new Set<Wanted>()
  readonly #onResume = new Set<() => void>()
  #connection: RealtimeConnection | null = null
  readonly #after: Clock['after']
  #userId: number | null = null
  /** the current connection attempt; older ones are ignored */
  #attempt = 0
  #cancel = () => {}

  constructor(connect: Connect, clock: Clock = realClock) {
    this.#connect = connect
    this.#after = clock.after
    this.status = new ConnectionStatus(clock)
  }

  /** For `X-Socket-ID`; null without a connection. */
  get socketId(): string | null {
    return this.status.isUp ? (this.#connection?.socketId ?? null) : null
  }

  /** Another account gets another connection; null disconnects. */
  async useAccount(userId: number | null, settings: BrowserConnection | null): Promise<void> {
    if (userId === this.#userId) return
    this.#close()
    this.status.reset()
    this.#userId = userId
    if (userId !== null && settings) await this.#open(userId, settings)
  }

  async #open(userId: number, settings: BrowserConnection): Promise<void> {
    const attempt = this.#attempt
    const isCurrent = () => this.#attempt === attempt
    const openAgain = () => isCurrent() && this.#openLater(userId, settings)
    const connection = await this.#connect(settings, {
      onUp: () => isCurrent() && this.status.socketIs(true),
      onDown: () => isCurrent() && this.status.socketIs(false),
      onDead: openAgain,
    }).catch(() => null)
    if (!isCurrent()) return connection?.close()
    if (!connection) return void openAgain()
    this.#connection = connection
    for (const wanted of this.#wanted) this.#join(wanted)
    this.#join({
      name: `private-user.${userId}`,
      listener: { events: { 'connection.stale': this.resume }, onReady: this.resume },
    })
  }

  #openLater(userId: number, settings: BrowserConnection): void {
    this.#close()
    this.status.socketIs(false)
    this.#cancel = this.#after(REOPEN_MS, () => void this.#open(userId, settings))
  }

  /** @returns a function that stops listening */
  listen(name: string, listener: ChannelListener): () => void {
    const wanted: Wanted = { name, listener }
    this.#wanted.add(wanted)
    this.#join(wanted)
    return () => {
      this.#wanted.delete(wanted)
      wanted.leave?.()
    }
  }

  whisper(name: string, event: `client-${string}`, data: object): void {
    this.#connection?.whisper(name, event, data)
  }

  /**
   * Called whenever events may have been missed: on the first connection and after each break.
   * Listeners then fetch what is new, by id.
   */
  onResume(callback: () => void): () => void {
    this.#onResume.add(callback)
    return () => this.#onResume.delete(callback)
  }

  resume = (): void => {
    for (const callback of this.#onResume) callback()
  }

  #join(wanted: Wanted): void {
    wanted.leave = this.#connection?.join(wanted.name, wanted.listener)
  }

  #close(): void {
    this.#attempt += 1
    this.#cancel()
    for (const wanted of this.#wanted) wanted.leave = undefined
    this.#connection?.close()
    this.#connection = null
  }
}

export interface ChannelListener {
  /** by event name; `client-typing` is a whisper from another client */
  events: Record<string, (data: never) => void>
  /** Joined or rejoined; earlier events may be missing. */
  onReady?: () => void
  /** Presence channels: the ids of everyone present with what is told of them, on each change. */
  onMembers?: (userIds: string[], members: Readonly<Record<string, unknown>>) => void
}

export interface ConnectionEvents {
  onUp: () => unknown
  onDown: () => unknown
  /** Failed for good; only a new connection may work. */
  onDead: () => unknown
}

export interface RealtimeConnection {
  readonly socketId: string | null
  /** @param name on the wire: `private-chat.12` */
  join: (name: string, listener: ChannelListener) => () => void
  /** Sends to the channel's other clients; lost if the channel isn't joined. */
  whisper: (name: string, event: `client-${string}`, data: object) => void
  close: () => void
}
