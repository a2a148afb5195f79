/** Ways to a listing: vesta’s search, its feed, a shared link, another site, vesta, or unknown. */
export const VISIT_SOURCES = ['search', 'feed', 'share', 'host', 'site', 'direct'] as const
export type VisitSource = (typeof VISIT_SOURCES)[number]

export interface VisitOrigin {
  source: VisitSource
  /** of the site that linked here; empty unless the source is `host` */
  host: string
}

export const UNKNOWN_ORIGIN: VisitOrigin = { source: 'direct', host: '' }

/** Marks a link that somebody passed on: `?via=share`. */
export const SHARED_LINK = 'via=share'

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/
const MAX_HOST_CHARACTERS = 100

/** What a page tells of where its visitor came from: `?from=host&host=example.com`. */
export function visitOriginIn(query: Readonly<Record<string, unknown>>): VisitOrigin {
  const source = VISIT_SOURCES.find((one) => one === query.from)
  if (source !== 'host') return source ? { source, host: '' } : UNKNOWN_ORIGIN
  const host = String(query.host)
    .toLowerCase()
    .replace(/^www\./, '')
  if (host.length > MAX_HOST_CHARACTERS || !HOST.test(host)) return UNKNOWN_ORIGIN
  return { source, host }
}
