import type { EmbeddedServer } from '#app/realtime/server/embedded_server'
import type { RedisBus } from './redis_bus.js'
import type { SharedState } from './shared_state.js'

/** ms between heartbeats */
const BEAT = 2_000
/** ms of silence until a node counts as dead */
const SILENCE = 6_000

interface Parts {
  id: string
  server: EmbeddedServer
  state: SharedState
  bus: RedisBus
  onError: (error: unknown) => void
}

/** One of several nodes: sends heartbeats and repairs state after a disconnect. */
export class Node {
  #timer?: NodeJS.Timeout
  #isSubscribed = false
  #hasMissed = false
  #isBeating = false
  #beats = Promise.resolve()

  constructor(private readonly parts: Parts) {}

  async start(): Promise<void> {
    this.#timer = setInterval(() => this.#beatOnce(), BEAT)
    this.#beatOnce()
    await this.#beats
  }

  /** Clients are already gone, so other nodes needn't wait. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#beats
    await this.parts.state.retire().catch(this.parts.onError)
    await this.parts.bus.close().catch(this.parts.onError)
  }

  /** The bus was disconnected, so messages may be missing. */
  noteBreak(): void {
    this.#hasMissed = true
  }

  #beatOnce(): void {
    if (this.#isBeating) return
    this.#isBeating = true
    this.#beats = this.#beat()
      .catch(this.parts.onError)
      .finally(() => (this.#isBeating = false))
  }

  async #beat(): Promise<void> {
    const { server, state, bus } = this.parts
    if (!this.#isSubscribed) await this.#subscribe()
    const { isKnown, nodes } = await state.beat(SILENCE)
    bus.countNodes(nodes)
    if (!isKnown) server.subscriptions.rejoinAll()
  }

  async #subscribe(): Promise<void> {
    const { id, server, bus } = this.parts
    await bus.subscribe((message) => {
      if (message.type !== 'beat') return server.receive(message)
      if (message.node === id && this.#hasMissed) {
        this.#hasMissed = false
        void server.startAnew()
      }
    })
    this.#isSubscribed = true
  }
}
