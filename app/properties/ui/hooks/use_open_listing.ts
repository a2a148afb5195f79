import { useEffect, useState, useSyncExternalStore } from 'react'
import { router } from '@inertiajs/react'
import type { Uploads } from '#app/common/ui/kit/use_uploads'
import type { Listing, ListingImage } from '#app/properties/ui/components/editor/state/draft'
import type {
  EditorState,
  ListingSession,
} from '#app/properties/ui/components/editor/state/listing_session'
import { openListing } from '#app/properties/ui/components/editor/state/open_listings'

/** The listing in the editor: saved once more when the page goes, kept in the history as it was saved. */
export function useOpenListing(
  property: Listing,
  images: readonly ListingImage[]
): { session: ListingSession; state: EditorState; uploads: Uploads } {
  const [{ session, uploads }] = useState(() => openListing(property, images))
  const state = useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot)
  const items = useSyncExternalStore(uploads.subscribe, uploads.snapshot, uploads.snapshot)
  const { saveState, savedAt } = state

  useEffect(() => () => void session.flush(), [session])

  // A page that comes back from the history shows the props of its entry: they must be the newest.
  useEffect(() => {
    if (saveState !== 'saved') return
    router.replace({
      preserveState: true,
      preserveScroll: true,
      props: (current) => ({ ...current, ...session.saved }),
    })
  }, [session, saveState, savedAt])

  return {
    session,
    state,
    uploads: {
      items,
      add: (files) => uploads.add(files),
      retry: (key) => uploads.retry(key),
      remove: (key) => uploads.remove(key),
    },
  }
}
