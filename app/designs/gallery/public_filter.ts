export interface PublicFilter {
  room: string | null
  theme: string | null
  designer: string | null
  color: string | null
  /** handle of its owner */
  by: string | null
  /** `me` for those that the reader likes */
  liked: string | null
}

export const PUBLIC_FILTER_KEYS = ['room', 'theme', 'designer', 'color', 'by', 'liked'] as const

const NAME = /^[a-z][\w.-]{0,79}$/i

/** Reads `?room&theme&designer&color&by&liked`; ignores unknown values. */
export function publicFilter(query: Record<string, unknown>): PublicFilter {
  const named = PUBLIC_FILTER_KEYS.map((key) => {
    const value = query[key]
    return [key, typeof value === 'string' && NAME.test(value) ? value : null]
  })
  return Object.fromEntries(named) as Record<(typeof PUBLIC_FILTER_KEYS)[number], string | null>
}

export function publicAddress(filter: PublicFilter): string {
  const query = new URLSearchParams()
  for (const key of PUBLIC_FILTER_KEYS) {
    const value = filter[key]
    if (value) query.set(key, value)
  }
  return query.size ? `/designs?${query}` : '/designs'
}
