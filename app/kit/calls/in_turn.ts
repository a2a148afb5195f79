import type { Wishes } from '#app/kit/calls/wishes'

/**
 * Sends a wish after the one before it, for a page that asks afterwards how things stand.
 * @throws what `send` throws
 */
export function inTurn<Key, Value>(
  wishes: Wishes<Key, Value>,
  key: Key,
  wanted: Value,
  send: (wanted: Value) => Promise<unknown>
): Promise<void> {
  return wishes.make<unknown>(key, { wanted, known: null, send, show: () => {} })
}
