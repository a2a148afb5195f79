import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { PresenceMember, SocketOwner } from '#app/realtime/broadcaster'
import type { Close } from '#app/realtime/protocol/close_codes'
import { MAX_CLIENT_EVENTS, MAX_UNSENT } from '#app/realtime/protocol/limits'
import { textFrame } from '#app/realtime/protocol/text_frame'
import { protocolJson } from '#app/realtime/protocol/wire_event'
import type { WriteTurn } from './write_turn.js'

/** One channel that a connection listens to, or is about to. */
export interface Subscription {
  /** changes of the members up to here were told with the list */
  seenChange: number
  /** who they are on a presence channel */
  member?: PresenceMember
}

/** One client's WebSocket. */
export class Connection {
  readonly subscriptions = new Map<string, Subscription>()

  /** channels that were taken away; a new authorisation gives them back */
  readonly takenChannels = new Set<string>()

  /** everybody who vouched for it by their session */
  readonly owners: SocketOwner[] = []

  /** who signed in on it, by the protocol */
  userId: string | null = null

  /** when the client was last heard, milliseconds */
  heardAt = Date.now()
  isPinged = false

  #waiting: Buffer[] = []
  #window = 0
  #eventsInWindow = 0

  constructor(
    readonly id: string,
    private readonly webSocket: WebSocket,
    private readonly socket: Duplex,
    private readonly turn: WriteTurn
  ) {}

  get isOpen(): boolean {
    return this.webSocket.readyState === this.webSocket.OPEN
  }

  /** A message of the protocol for this client alone. */
  send(event: string, data?: object, channel?: string): void {
    this.queue(textFrame(protocolJson(event, data, channel)))
  }

  /** The protocol's errors carry an object where other events carry a text. */
  sendError(code: number | null, message: string): void {
    this.queue(textFrame(JSON.stringify({ event: 'pusher:error', data: { code, message } })))
  }

  /** Puts whole frames in line for this turn's write. */
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

  /** For a client that may not even answer the close. @param after milliseconds */
  terminateLater(after: number): void {
    setTimeout(() => this.webSocket.terminate(), after).unref()
  }

  hear(): void {
    this.heardAt = Date.now()
    this.isPinged = false
  }

  /** Counts a client event; false when there were too many within a second. */
  maySendEvent(now = Date.now()): boolean {
    if (now - this.#window >= 1000) {
      this.#window = now
      this.#eventsInWindow = 0
    }
    this.#eventsInWindow += 1
    return this.#eventsInWindow <= MAX_CLIENT_EVENTS
  }

  claim(owner: SocketOwner): void {
    const isKnown = this.owners.some(
      ({ userId, sessionId }) => userId === owner.userId && sessionId === owner.sessionId
    )
    if (!isKnown) this.owners.push(owner)
  }

  isOf(userId: string): boolean {
    return this.userId === userId || this.owners.some((owner) => String(owner.userId) === userId)
  }
}
