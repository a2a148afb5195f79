/** `Number()` and `String()` call these methods, and throw if an object brings values of its own. */
const CONVERSIONS = new Set(['toString', 'valueOf'])

/**
 * Removes NUL and replaces lone surrogates, which text columns reject, and drops keys that would
 * break a conversion to a number or text.
 */
export function storable(value: string): string
export function storable(value: Record<string, unknown>): Record<string, unknown>
export function storable(value: unknown): unknown
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map((each) => storable(each))
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !CONVERSIONS.has(key))
      .map(([key, each]) => [storable(key), storable(each)])
  )
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
