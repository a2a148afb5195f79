import type { PageRequest } from '#app/common/http/paginator'
import { countPhotos } from '#app/properties/lists/list_public_properties'
import { listFoundCards, type FoundCards, type Seeing } from '#app/search/list_found_cards'
import type { Rate } from '#app/properties/prices/convert_price'
import { findRates } from '#app/search/rates/rates'
import type { SearchRequest } from '#app/search/search_conditions_sql'
import { listNearest } from '#app/search/list_nearest'
import { listOwnPlaces, type OwnPlace } from '#app/search/list_own_places'
import { searchListings, type FoundListing, type FoundPage } from '#app/search/search_listings'

export interface Results extends FoundPage {
  /** where nothing was found in an area */
  nearest: FoundListing[]
  /** of who searches */
  ownPlaces: OwnPlace[]
  /** by listing */
  photoCounts: ReadonlyMap<number, number>
  request: SearchRequest
  page: PageRequest
  seen: FoundCards
  /** of the currency asked for; undefined where vesta has only those it came with */
  rate: Rate | undefined
}

/** A page of what a search finds, with the cards of the homes on it. */
export async function findResults(
  request: SearchRequest,
  page: PageRequest,
  seeing: Seeing
): Promise<Results> {
  const listed = await searchListings(request, page, seeing.hiddenIds)
  const { viewerId, hiddenIds } = seeing
  const nearest = listed.total === 0 ? await listNearest(request, hiddenIds) : []
  const ownPlaces = await listOwnPlaces(request, viewerId, hiddenIds)
  const ids = [...listed.found.slice(0, page.perPage), ...nearest].map(({ id }) => id)
  const own = ownPlaces.map(({ id }) => id)
  return {
    ...listed,
    nearest,
    ownPlaces,
    request,
    page,
    seen: await listFoundCards([...new Set([...ids, ...own])], seeing),
    photoCounts: await countPhotos(ids),
    rate: (await findRates()).get(request.currency),
  }
}
