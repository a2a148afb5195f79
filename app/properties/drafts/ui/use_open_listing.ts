import { useEffect, useMemo } from 'react'
import { router } from '@inertiajs/react'
import { useStore } from '#app/kit/hooks/use_store'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import type { UploadQueue } from '#app/kit/upload/upload_queue'
import type { Uploads } from '#app/kit/upload/use_uploads'
import type { Listing, ListingImage } from '#app/properties/drafts/ui/draft'
import type { EditorState, ListingSession } from '#app/properties/drafts/ui/listing_session'
import { keepOpen, openListing } from '#app/properties/drafts/ui/open_listings'

interface OpenListingView {
  /** changes when the listing is opened again */
  key: number
  session: ListingSession
  state: EditorState
  uploads: Uploads
  planUploads: Uploads
  documentUploads: Uploads
}

/** Saves when the page goes, and keeps the saved listing in the browser's history. */
export function useOpenListing(
  property: Listing,
  images: readonly ListingImage[]
): OpenListingView {
  // The browser may restore an old copy of the page before Inertia brings newer props.
  const open = useMemo(() => openListing(property, images), [property, images])
  const { key, session } = open
  const accountId = useAccount()?.id
  const state = useStore(session)
  const uploads = useQueue(open.uploads)
  const planUploads = useQueue(open.planUploads)
  const documentUploads = useQueue(open.documentUploads)
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

  return { key, session, state, uploads, planUploads, documentUploads }
}

function useQueue<Uploaded>(queue: UploadQueue<Uploaded>): Uploads {
  const items = useStore(queue)
  return {
    items,
    add: (files) => queue.add(files),
    retry: (item) => queue.retry(item),
    remove: (item) => queue.remove(item),
  }
}
