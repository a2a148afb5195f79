/** Removes NUL and replaces lone surrogates, which text columns reject. */
export function storable(value: string): string
export function storable(value: Record<string, unknown>): Record<string, unknown>
export function storable(value: unknown): unknown
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map((each) => storable(each))
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [storable(key), storable(each)])
  )
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value?.constructor === Object
}
