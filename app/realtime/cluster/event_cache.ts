import type { WireEvent } from '#app/realtime/protocol/wire_event'

/** The last event of each cache channel, for who comes after it. */
export interface EventCache {
  put(event: WireEvent): Promise<void>
  get(channel: string): Promise<WireEvent | null>
}

/** Milliseconds that an event is kept, as the hosted service does. */
export const CACHED_FOR = 30 * 60 * 1000
const MOST_CHANNELS = 10_000

export class LocalEventCache implements EventCache {
  readonly #events = new Map<string, { event: WireEvent; until: number }>()

  async put(event: WireEvent) {
    this.#events.delete(event.channel)
    this.#events.set(event.channel, { event, until: Date.now() + CACHED_FOR })
    if (this.#events.size > MOST_CHANNELS) {
      const [oldest] = this.#events.keys()
      this.#events.delete(oldest)
    }
  }

  async get(channel: string) {
    const kept = this.#events.get(channel)
    return kept && kept.until > Date.now() ? kept.event : null
  }
}
