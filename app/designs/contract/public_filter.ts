export interface PublicFilter {
  room: string | null
  theme: string | null
  designer: string | null
  color: string | null
  /** handle of its owner */
  by: string | null
}

const KEYS = ['room', 'theme', 'designer', 'color', 'by'] as const

const NAME = /^[a-z][\w.-]{0,79}$/i

/** Reads `?room&theme&designer&color&by`; ignores unknown values. */
export function publicFilter(query: Record<string, unknown>): PublicFilter {
  const named = KEYS.map((key) => {
    const value = query[key]
    return [key, typeof value === 'string' && NAME.test(value) ? value : null]
  })
  return Object.fromEntries(named) as Record<(typeof KEYS)[number], string | null>
}

export function publicAddress(filter: PublicFilter): string {
  const query = new URLSearchParams()
  for (const key of KEYS) {
    const value = filter[key]
    if (value) query.set(key, value)
  }
  return query.size ? `/designs?${query}` : '/designs'
}
