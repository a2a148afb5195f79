import type { PageRequest } from '#app/common/http/paginator'
import { listFoundCards, type FoundCards, type Seeing } from '#app/search/list_found_cards'
import type { Rate } from '#app/properties/prices/convert_price'
import { findRates } from '#app/search/rates/rates'
import type { SearchRequest } from '#app/search/search_conditions_sql'
import { searchListings, type FoundPage } from '#app/search/search_listings'

export interface Results extends FoundPage {
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
  const ids = listed.found.slice(0, page.perPage).map(({ id }) => id)
  return {
    ...listed,
    request,
    page,
    seen: await listFoundCards(ids, seeing),
    rate: (await findRates()).get(request.currency),
  }
}
