import { holdForAccount } from '#app/kit/hooks/account_scope'
import { refusalOf } from '#app/kit/upload/upload_checks'
import { makeUploadKey } from '#app/kit/upload/upload_key'
import { UploadQueue } from '#app/kit/upload/upload_queue'
import { sendUpload } from '#app/kit/upload/upload_request'
import type { Listing, ListingImage, PlanPicture } from '#app/properties/drafts/ui/draft'
import {
  documentRefusal,
  refreshDocuments,
  sendDocument,
} from '#app/properties/documents/ui/documents_api'
import { planRefusal, sendPlan } from '#app/properties/plan_pages/ui/plan_files'
import { listingApi } from '#app/properties/drafts/ui/listing_api'
import { ListingSession } from '#app/properties/drafts/ui/listing_session'

interface Arrival {
  image: ListingImage
  /** its place among the chosen files, from 0 */
  turn: number
}

export interface OpenListing {
  /** changes each time the listing is opened */
  key: number
  session: ListingSession
  uploads: UploadQueue<Arrival>
  planUploads: UploadQueue<PlanPicture>
  documentUploads: UploadQueue<unknown>
}

/** By the listing's id, in this tab only: the server renders a page once and keeps nothing. */
const openListings = new Map<number, OpenListing>()
/** By the listing's id: stops keeping it for its account. */
const endings = new Map<number, () => void>()
/** How many stay in memory once they are saved, for going back to them. */
const MAX_SAVED_LISTINGS = 4
let timesOpened = 0

/**
 * The listing that is open in this tab, if it has unsaved changes or is at
 * least as new as the page: going back shows a page with the props of its
 * history entry, which may be older. Otherwise a new one with the page's props,
 * which `keepOpen` keeps.
 */
export function openListing(listing: Listing, images: readonly ListingImage[]): OpenListing {
  const open = openListings.get(listing.id)
  if (open && (isUnsaved(open) || isAsNew(open, listing))) return open

  const session = new ListingSession(listingApi, listing, images)
  return {
    key: timesOpened++,
    session,
    uploads: makeUploads(session),
    planUploads: makePlanUploads(session, listing.slug),
    documentUploads: makeDocumentUploads(listing.slug),
  }
}

/** Keeps a listing open until the account leaves this tab; of saved ones only the latest. */
export function keepOpen(listing: OpenListing, accountId: number): void {
  const { id } = listing.session.snapshot().listing
  watchPage()
  if (openListings.get(id) !== listing) {
    forget(id)
    endings.set(
      id,
      holdForAccount(accountId, () => close(id, listing))
    )
  }
  openListings.delete(id)
  openListings.set(id, listing)
  const saved = [...openListings].filter(([, each]) => !isUnsaved(each))
  for (const [oldId] of saved.slice(0, -MAX_SAVED_LISTINGS)) forget(oldId)
}

function close(id: number, listing: OpenListing): void {
  listing.uploads.abort()
  listing.planUploads.abort()
  listing.documentUploads.abort()
  listing.session.close()
  if (openListings.get(id) === listing) forget(id)
}

function forget(id: number): void {
  endings.get(id)?.()
  endings.delete(id)
  openListings.delete(id)
}

/**
 * Uploads go on while someone works at another step, or elsewhere. However
 * they arrive, the photos stand in the order in which they were chosen.
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

function makePlanUploads(session: ListingSession, slug: string): UploadQueue<PlanPicture> {
  return new UploadQueue({
    target: {
      send: (file, options) => sendPlan(slug, file, options),
      onUploaded: (picture) => session.addPlan(makeUploadKey(), picture),
    },
    refuse: planRefusal,
    makeKey: makeUploadKey,
  })
}

function makeDocumentUploads(slug: string): UploadQueue<unknown> {
  return new UploadQueue<unknown>({
    target: {
      send: (file, options) => sendDocument(slug, file, options),
      onUploaded: () => void refreshDocuments(slug),
    },
    refuse: documentRefusal,
    makeKey: makeUploadKey,
  })
}

function isUnsaved({ session, ...open }: OpenListing): boolean {
  const isUploading = [open.uploads, open.planUploads, open.documentUploads]
    .flatMap((queue) => queue.snapshot())
    .some(({ status }) => status === 'waiting' || status === 'sending')
  return session.isDirty || isUploading
}

function isAsNew({ session }: OpenListing, listing: Listing): boolean {
  return session.snapshot().listing.updated_at >= listing.updated_at
}

let isWatching = false

/** Saves when the page is hidden or the network is back; asks before a tab with something unsaved closes. */
function watchPage(): void {
  if (isWatching || typeof window === 'undefined') return
  isWatching = true
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
