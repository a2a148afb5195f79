/** Which of the public designs; ids as the looks have them. */
export interface PublicFilter {
  room: string | null
  theme: string | null
  designer: string | null
  color: string | null
  /** handle of whoever shows them */
  by: string | null
}

const KEYS = ['room', 'theme', 'designer', 'color', 'by'] as const

/** An id or a handle; anything else was not made by a link of ours. */
const NAME = /^[a-z][\w.-]{0,79}$/i

/** Reads `?room&theme&designer&color&by`; what makes no sense asks for nothing. */
export function publicFilter(query: Record<string, unknown>): PublicFilter {
  const named = KEYS.map((key) => {
    const value = query[key]
    return [key, typeof value === 'string' && NAME.test(value) ? value : null]
  })
  return Object.fromEntries(named) as Record<(typeof KEYS)[number], string | null>
}

/** The address of the public designs that a filter lets through. */
export function publicAddress(filter: PublicFilter): string {
  const query = new URLSearchParams()
  for (const key of KEYS) {
    const value = filter[key]
    if (value) query.set(key, value)
  }
  return query.size ? `/designs?${query}` : '/designs'
}
