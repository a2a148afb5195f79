import { LRUCache } from 'lru-cache'
import type { WireEvent } from '#app/realtime/protocol/wire_event'

export interface EventCache {
  put(event: WireEvent): Promise<void>
  get(channel: string): Promise<WireEvent | null>
}

/** ms, like the hosted service */
export const CACHED_FOR = 30 * 60 * 1000
const MAX_CACHED_CHANNELS = 10_000

export class LocalEventCache implements EventCache {
  readonly #events = new LRUCache<string, WireEvent>({ max: MAX_CACHED_CHANNELS, ttl: CACHED_FOR })

  async put(event: WireEvent) {
    this.#events.set(event.channel, event)
  }

  async get(channel: string) {
    return this.#events.get(channel) ?? null
  }
}
