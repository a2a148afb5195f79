import type { Listing, ListingImage } from '#app/properties/ui/components/editor/state/draft'
import { listingApi } from '#app/properties/ui/components/editor/state/listing_api'
import { ListingSession } from '#app/properties/ui/components/editor/state/listing_session'

/** By the listing's id. A tab's own: the server opens a session for one rendering only. */
const sessions = new Map<number, ListingSession>()

/**
 * The session of a listing: the one that is open where it still has something
 * to save or knows at least as much as the page does (a page that comes back
 * from the history is as old as the visit), else a new one.
 */
export function openSession(listing: Listing, images: readonly ListingImage[]): ListingSession {
  const isServer = typeof window === 'undefined'
  const open = sessions.get(listing.id)
  if (open && (open.isDirty || open.snapshot().listing.updated_at >= listing.updated_at))
    return open

  const session = new ListingSession(listingApi, listing, images)
  if (isServer) return session
  if (!sessions.size) watchPage()
  sessions.set(listing.id, session)
  return session
}

/** Saves when the page is hidden or the network comes back; asks before a tab with something unsaved closes. */
function watchPage(): void {
  const flushAll = (isLeaving: boolean) => {
    for (const session of sessions.values()) void session.flush(isLeaving)
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flushAll(true)
  })
  window.addEventListener('online', () => flushAll(false))
  window.addEventListener('beforeunload', (event) => {
    if ([...sessions.values()].some((session) => session.isDirty)) event.preventDefault()
  })
}
