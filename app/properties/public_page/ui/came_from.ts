import { router } from '@inertiajs/react'
import { SHARED_LINK, type VisitSource } from '#app/properties/views/visit_options'

interface Arrival {
  /** path of the page before on this site; null for the first of a document */
  previous: string | null
  /** the query of the first address */
  search: string
  referrer: string
  origin: string
}

/** How somebody came to a listing, for the server to count: `from=search`. */
export function originQuery({ previous, search, referrer, origin }: Arrival): string {
  if (previous !== null) return `from=${sourceOf(previous)}`
  if (search.slice(1).split('&').includes(SHARED_LINK)) return 'from=share'
  if (!URL.canParse(referrer)) return 'from=direct'
  const from = new URL(referrer)
  if (from.origin === origin) return `from=${sourceOf(from.pathname)}`
  return `from=host&host=${encodeURIComponent(from.hostname)}`
}

function sourceOf(path: string): VisitSource {
  if (/^\/(search|searches|compare)(\/|$)/.test(path)) return 'search'
  if (/^\/(feed|spots)(\/|$)/.test(path)) return 'feed'
  return 'site'
}

/** The address is kept when this loads: the page may write another one later. */
const arrival = typeof document === 'undefined' ? null : { search: location.search, ...firstPage() }

function firstPage() {
  return { path: location.pathname, referrer: document.referrer, origin: location.origin }
}

let present = arrival?.path ?? ''
let previous: string | null = null

if (arrival) {
  router.on('navigate', ({ detail: { page } }) => {
    const { pathname } = new URL(page.url, arrival.origin)
    if (pathname === present) return
    previous = present
    present = pathname
  })
}

/** How the visitor came to the listing that is open. Only in a browser. */
export function cameFrom(): string {
  if (!arrival) return 'from=direct'
  // the event may come after the page is shown
  const before = location.pathname === present ? previous : present
  return originQuery({ ...arrival, previous: before })
}
