import { LRUCache } from 'lru-cache'

/** Which team a host belongs to. Other processes learn of a change when an entry's time is over. */
export const hostCache = new LRUCache<string, { handle: string | null }>({ max: 5000, ttl: 30_000 })

export function forgetTeamDomains(): void {
  hostCache.clear()
}
