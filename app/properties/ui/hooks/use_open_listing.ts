import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { router } from '@inertiajs/react'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import type { Uploads } from '#app/kit/upload/use_uploads'
import type { Listing, ListingImage } from '#app/properties/ui/components/editor/state/draft'
import type {
  EditorState,
  ListingSession,
} from '#app/properties/ui/components/editor/state/listing_session'
import { keepOpen, openListing } from '#app/properties/ui/components/editor/state/open_listings'

interface OpenListingView {
  /** changes when the listing is opened again */
  key: number
  session: ListingSession
  state: EditorState
  uploads: Uploads
}

/** Saves when the page goes, and keeps the saved listing in the browser's history. */
export function useOpenListing(
  property: Listing,
  images: readonly ListingImage[]
): OpenListingView {
  // The browser may restore an old copy of the page before Inertia brings newer props.
  const open = useMemo(() => openListing(property, images), [property, images])
  const { key, session, uploads } = open
  const accountId = useAccount()?.id
  const state = useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot)
  const items = useSyncExternalStore(uploads.subscribe, uploads.snapshot, uploads.snapshot)
  const { saveState, savedAt } = state

  useEffect(() => {
    if (accountId !== undefined) keepOpen(open, accountId)
  }, [open, accountId])
  useEffect(() => () => void session.flush(), [session])

  // A page from the history shows the props of its entry, so they have to stay current.
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
