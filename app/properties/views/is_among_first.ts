import { LRUCache } from 'lru-cache'

/** Whoever changes the name of their browser is still one household or office. */
export const MAX_VISITORS_PER_ADDRESS = 20

/** Those counted today, by day, thing, deed and address. */
const counted = new LRUCache<string, Set<string>>({ max: 50_000 })

/**
 * Whether a visitor is among the first of their address. Without a shared store, each process counts
 * alone. @param key names the day, what is seen, and the address
 */
export function isAmongFirst(key: string, visitor: string): boolean {
  const visitors = counted.get(key) ?? new Set()
  if (visitors.size >= MAX_VISITORS_PER_ADDRESS && !visitors.has(visitor)) return false
  counted.set(key, visitors.add(visitor))
  return true
}
