import { isDeepStrictEqual } from 'node:util'
import { HttpError } from '#app/kernel/exceptions/http_error'

type Values = Readonly<Record<string, unknown>>

/**
 * Whoever sends what they saw replaces only that.
 * @param seen what the sender knew, by name; what it doesn’t name isn’t looked at
 * @throws HttpError 409 where somebody else changed a value that is about to be replaced
 */
export function assertUnchanged(stored: Values, sent: Values, seen: Values = {}): void {
  for (const [name, value] of Object.entries(sent)) {
    if (!Object.hasOwn(seen, name)) continue
    if (isSame(stored[name], seen[name]) || isSame(stored[name], value)) continue
    throw HttpError.conflict('Someone else changed this at the same time.')
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one ?? null, other ?? null)
}
