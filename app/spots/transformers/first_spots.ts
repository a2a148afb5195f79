import type { SpotShelf } from '#app/spots/contract/spot_shelves'
import type { SpotView } from '#app/spots/models/spot_view'
import { listShelf } from '#app/spots/queries/list_shelf'
import { listSpotsOf, type SpotOwner } from '#app/spots/queries/list_spots_of'
import SpotTransformer from '#app/spots/transformers/spot_transformer'

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
