import { useEffect, useState, useSyncExternalStore } from 'react'
import { router } from '@inertiajs/react'
import type { Listing, ListingImage } from '#app/properties/ui/components/editor/state/draft'
import type {
  EditorState,
  ListingSession,
} from '#app/properties/ui/components/editor/state/listing_session'
import { openSession } from '#app/properties/ui/components/editor/state/open_sessions'

/** The editing of a listing: saved once more when the page goes, kept in the history as it was saved. */
export function useListingSession(
  property: Listing,
  images: readonly ListingImage[]
): { session: ListingSession; state: EditorState } {
  const [session] = useState(() => openSession(property, images))
  const state = useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot)
  const { saveState, savedAt } = state

  useEffect(() => () => void session.flush(), [session])

  // Going back to this page shows the props of its history entry: they must not be from before.
  useEffect(() => {
    if (saveState !== 'saved') return
    router.replace({
      preserveState: true,
      preserveScroll: true,
      props: (current) => ({ ...current, ...session.saved }),
    })
  }, [session, saveState, savedAt])

  return { session, state }
}
