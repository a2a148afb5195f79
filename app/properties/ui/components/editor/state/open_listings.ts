import { refusalOf } from '#app/common/ui/kit/upload_checks'
import { makeUploadKey } from '#app/common/ui/kit/upload_key'
import { UploadQueue } from '#app/common/ui/kit/upload_queue'
import { sendUpload } from '#app/common/ui/kit/upload_request'
import type { Listing, ListingImage } from '#app/properties/ui/components/editor/state/draft'
import { listingApi } from '#app/properties/ui/components/editor/state/listing_api'
import { ListingSession } from '#app/properties/ui/components/editor/state/listing_session'

interface Arrival {
  image: ListingImage
  /** the how manieth file that was chosen */
  turn: number
}

/** A listing in the editor, with the photographs that are on their way into it. */
export interface OpenListing {
  /** another one each time that the listing is opened */
  key: number
  session: ListingSession
  uploads: UploadQueue<Arrival>
}

/** By the listing's id. A tab's own: the server opens a listing for one rendering only. */
const openListings = new Map<number, OpenListing>()
let timesOpened = 0

/**
 * The listing as it is open in this tab, where that still has something to
 * save or knows at least as much as the page does: going back puts the page up
 * anew, as old as its history entry. Else it is opened with what the page has.
 */
export function openListing(listing: Listing, images: readonly ListingImage[]): OpenListing {
  const open = openListings.get(listing.id)
  if (open && (isUnsaved(open) || isAsNew(open, listing))) return open

  const session = new ListingSession(listingApi, listing, images)
  const opened = { key: timesOpened++, session, uploads: makeUploads(session) }
  if (typeof window === 'undefined') return opened
  if (!openListings.size) watchPage()
  openListings.set(listing.id, opened)
  return opened
}

/**
 * Uploads go on while somebody works at another step, or elsewhere. However
 * they arrive, the photographs stand in the order in which they were chosen.
 */
function makeUploads(session: ListingSession): UploadQueue<Arrival> {
  const chosen: string[] = []
  const arrived = new Map<number, number>()
  return new UploadQueue({
    target: {
      send: async (file, options) => {
        const image = await sendUpload<ListingImage>(file, { ...options, purpose: 'property' })
        return { image, turn: chosen.indexOf(options.key) }
      },
      onUploaded: ({ image, turn }) => {
        const isLater = ({ id }: ListingImage) => (arrived.get(id) ?? -1) > turn
        session.addImage(image, isLater)
        arrived.set(image.id, turn)
      },
    },
    refuse: refusalOf,
    makeKey: () => {
      const key = makeUploadKey()
      chosen.push(key)
      return key
    },
  })
}

function isUnsaved({ session, uploads }: OpenListing): boolean {
  const isUploading = uploads
    .snapshot()
    .some(({ status }) => status === 'waiting' || status === 'sending')
  return session.isDirty || isUploading
}

function isAsNew({ session }: OpenListing, listing: Listing): boolean {
  return session.snapshot().listing.updated_at >= listing.updated_at
}

/** Saves when the page is hidden or the network is back; asks before a tab with something unsaved closes. */
function watchPage(): void {
  const flushAll = (isLeaving: boolean) => {
    for (const { session } of openListings.values()) void session.flush(isLeaving)
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flushAll(true)
  })
  window.addEventListener('online', () => flushAll(false))
  window.addEventListener('beforeunload', (event) => {
    if ([...openListings.values()].some(isUnsaved)) event.preventDefault()
  })
}
