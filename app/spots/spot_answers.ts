import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { MediaRequest } from '#app/properties/public_page/listing_media'
import { findSpot } from '#app/spots/find_spot'
import { listShelf, listSpotsOf, type SpotOwner } from '#app/spots/list_spots'
import type { SpotShelf } from '#app/spots/spot_shelves'
import SpotTransformer from '#app/spots/spot_transformer'
import type { SpotView } from '#app/spots/spot_view'

/** What a write answers. @throws HttpError 404 */
export async function spotAnswer(
  which: { slug: string } | { id: number },
  viewerId: number | null,
  trx: TransactionClientContract
) {
  const view = await findSpot(which, viewerId, trx)
  return { status: 'success' as const, spot: new SpotTransformer(view).toObject() }
}

const PER_PAGE = 12
const FIRST = { page: 1, perPage: PER_PAGE }

/** The first page of a list of spots. @param api where the next pages are */
export async function firstSpots(owner: SpotOwner, viewerId: number | null, api: string) {
  return firstPage(await listSpotsOf(owner, viewerId, FIRST), `${api}?`)
}

export async function firstOfShelf(viewerId: number, shelf: SpotShelf) {
  return firstPage(await listShelf(viewerId, shelf, FIRST), `/api/spots?show=${shelf}&`)
}

function firstPage(views: SpotView[], next: string) {
  return {
    data: views.slice(0, PER_PAGE).map((view) => new SpotTransformer(view).toObject()),
    next_page_url: views.length > PER_PAGE ? `${next}page=2&per_page=${PER_PAGE}` : null,
  }
}

const MAX_SHOWN = 8

/** The newest published spots about a listing, for its page; null without any. */
export async function listingSpots({ listingId, viewer }: MediaRequest) {
  const page = { page: 1, perPage: MAX_SHOWN }
  const views = await listSpotsOf({ propertyId: listingId }, viewer?.id ?? null, page)
  if (!views.length) return null
  return { spots: views.slice(0, MAX_SHOWN).map((view) => new SpotTransformer(view).toObject()) }
}
