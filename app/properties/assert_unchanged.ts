import { isDeepStrictEqual } from 'node:util'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { normalizeFields } from '#app/kernel/http/parse_json'

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
  return isDeepStrictEqual(asReceived(one), asReceived(other))
}

/** What was never sent, such as a copy of an import’s, may hold empty text, which bodies don’t. */
const asReceived = (value: unknown) => normalizeFields({ value: value ?? null }).value
