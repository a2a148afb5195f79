import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { router } from '@inertiajs/react'
import type { Uploads } from '#app/common/ui/kit/use_uploads'
import type { Listing, ListingImage } from '#app/properties/ui/components/editor/state/draft'
import type {
  EditorState,
  ListingSession,
} from '#app/properties/ui/components/editor/state/listing_session'
import { openListing } from '#app/properties/ui/components/editor/state/open_listings'

interface OpenListingView {
  /** another one when the listing was opened anew */
  key: number
  session: ListingSession
  state: EditorState
  uploads: Uploads
}

/** The listing in the editor: saved once more when the page goes, kept in the history as it was saved. */
export function useOpenListing(
  property: Listing,
  images: readonly ListingImage[]
): OpenListingView {
  // The browser may put up an old copy of the page first, and Inertia the newer props after it.
  const { key, session, uploads } = useMemo(() => openListing(property, images), [property, images])
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
    key,
    session,
    state,
    uploads: {
      items,
      add: (files) => uploads.add(files),
      retry: (item) => uploads.retry(item),
      remove: (item) => uploads.remove(item),
    },
  }
}
