import type { BrowserConnection } from '#app/realtime/broadcaster'
import type { ChannelListener, Connection, ConnectionEvents } from '#app/realtime/ui/connection'
import { ConnectionStatus } from '#app/realtime/ui/connection_status'

type Connect = (settings: BrowserConnection, events: ConnectionEvents) => Promise<Connection>

interface Wanted {
  name: string
  listener: ChannelListener
  leave?: () => void
}

/**
 * The tab's one line to the server's events. Channels may be asked for at any
 * time: they are joined when there is a connection, and again with the next
 * one. Without a realtime server it stays `connecting` and nothing breaks.
 */
export class RealtimeClient {
  readonly status: ConnectionStatus
  readonly #connect: Connect
  readonly #wanted = new Set<Wanted>()
  readonly #onResume = new Set<() => void>()
  #connection: Connection | null = null
  #userId: number | null = null

  constructor(connect: Connect, status = new ConnectionStatus()) {
    this.#connect = connect
    this.status = status
  }

  /** Of the open connection, for `X-Socket-ID`; null while there is none. */
  get socketId(): string | null {
    return this.status.isUp ? (this.#connection?.socketId ?? null) : null
  }

  /** Connects for somebody, or nobody; another account gets another connection. */
  async useAccount(userId: number | null, settings: BrowserConnection | null): Promise<void> {
    if (userId === this.#userId) return
    this.#close()
    this.#userId = userId
    if (userId === null || !settings) return

    const isCurrent = () => this.#userId === userId
    const connection = await this.#connect(settings, {
      onUp: () => isCurrent() && this.status.socketIs(true),
      onDown: () => isCurrent() && this.status.socketIs(false),
    }).catch(() => null)
    if (!isCurrent()) return connection?.close()
    if (!connection) return
    this.#connection = connection
    for (const wanted of this.#wanted) this.#join(wanted)
    this.#join({
      name: `private-user.${userId}`,
      listener: { events: { 'connection.stale': this.resume }, onReady: this.resume },
    })
  }

  /** @returns what ends it */
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
   * Called whenever events may have been missed: at the first connection and
   * after each break. Whoever shows something asks for what is new, by id.
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
    for (const wanted of this.#wanted) wanted.leave = undefined
    this.#connection?.close()
    this.#connection = null
    this.status.reset()
  }
}
