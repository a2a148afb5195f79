import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { PresenceMember, SocketOwner } from '#app/realtime/broadcaster'
import {
  MAX_CLIENT_EVENTS_PER_SECOND,
  MAX_MESSAGES_PER_SECOND,
  MAX_UNSENT,
  type Close,
} from '#app/realtime/protocol/protocol_limits'
import { textFrame, protocolJson } from '#app/realtime/protocol/wire_event'
import type { WriteBatch } from '#app/realtime/server/write_batch'

/** ms */
const FAREWELL_MS = 500

export interface Subscription {
  /** the member list included changes up to this one */
  seenChange: number
  member?: PresenceMember
}

export class Connection {
  readonly subscriptions = new Map<string, Subscription>()

  /** expelled from; a new authorization restores them */
  readonly takenChannels = new Set<string>()

  readonly foreignChannels = new Set<string>()
  readonly #ownChannels = new Set<string>()

  readonly owners: SocketOwner[] = []

  userId: string | null = null

  /** ms */
  heardAt = Date.now()
  isPinged = false

  #waiting: Buffer[] = []
  readonly #events = new RateWindow(MAX_CLIENT_EVENTS_PER_SECOND)
  readonly #messages = new RateWindow(MAX_MESSAGES_PER_SECOND)

  constructor(
    readonly id: string,
    private readonly webSocket: WebSocket,
    private readonly socket: Duplex,
    private readonly turn: WriteBatch
  ) {}

  get isOpen(): boolean {
    return this.webSocket.readyState === this.webSocket.OPEN
  }

  send(event: string, data?: object, channel?: string): void {
    this.queue(textFrame(protocolJson(event, data, channel)))
  }

  /** Errors carry an object, other events a string. */
  sendError(code: number | null, message: string): void {
    this.queue(textFrame(JSON.stringify({ event: 'pusher:error', data: { code, message } })))
  }

  queue(frames: Buffer): void {
    if (!frames.length) return
    if (!this.#waiting.length) this.turn.addConnection(this)
    this.#waiting.push(frames)
  }

  flush(): void {
    const frames = this.#waiting
    if (!frames.length) return
    this.#waiting = []
    if (!this.isOpen) return
    if (this.socket.writableLength > MAX_UNSENT) return this.webSocket.terminate()
    if (frames.length === 1) {
      this.socket.write(frames[0])
    } else {
      this.socket.cork()
      for (const frame of frames) this.socket.write(frame)
      this.socket.uncork()
    }
  }

  close([code, reason]: Close): void {
    this.flush()
    this.webSocket.close(code, reason)
  }

  terminate(): void {
    this.webSocket.terminate()
  }

  /** Doesn't wait long for the client's farewell. */
  dismiss(reason: Close): void {
    this.close(reason)
    setTimeout(() => this.webSocket.terminate(), FAREWELL_MS).unref()
  }

  hear(): void {
    this.heardAt = Date.now()
    this.isPinged = false
  }

  maySendEvent(): boolean {
    return this.#events.take()
  }

  maySend(): boolean {
    return this.#messages.take()
  }

  /** The first claim sets the owner; nobody else can use the socket. */
  claim(owner: SocketOwner, channel: string | null): void {
    const [first] = this.owners
    const isForeign = first !== undefined && first.userId !== owner.userId
    if (channel && isForeign && !this.#ownChannels.has(channel)) this.foreignChannels.add(channel)
    if (isForeign) return
    if (channel) {
      this.#ownChannels.add(channel)
      this.foreignChannels.delete(channel)
      this.takenChannels.delete(channel)
    }
    const isKnown = this.owners.some(
      ({ userId, sessionId }) => userId === owner.userId && sessionId === owner.sessionId
    )
    if (!isKnown) this.owners.push(owner)
  }

  /** Whether whatever it was opened with has expired. */
  hasExpired(now: number): boolean {
    return this.owners.some(({ endsAt }) => endsAt !== undefined && endsAt <= now)
  }

  isOf(userId: string): boolean {
    return this.userId === userId || this.owners.some((owner) => String(owner.userId) === userId)
  }
}

class RateWindow {
  #began = 0
  #count = 0

  constructor(private readonly maxPerSecond: number) {}

  take(): boolean {
    const now = Date.now()
    if (now - this.#began >= 1000) {
      this.#began = now
      this.#count = 0
    }
    this.#count += 1
    return this.#count <= this.maxPerSecond
  }
}
