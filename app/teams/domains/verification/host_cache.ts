import { LRUCache } from 'lru-cache'

/** The team of each host. Other processes notice a change once their entry expires. */
export const hostCache = new LRUCache<string, { handle: string | null }>({ max: 5000, ttl: 30_000 })

export function forgetTeamDomains(): void {
  hostCache.clear()
}
