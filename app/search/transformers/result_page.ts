import type { HttpContext } from '@adonisjs/core/http'
import { pageOf, type PageRequest } from '#app/common/http/paginator'
import { listListedProperties } from '#app/properties/queries/list_listed_properties'
import { listSavedIds } from '#app/properties/saving/queries/list_saved_ids'
import { RATES_DAY, RATES_SOURCE } from '#app/search/contract/currency_rates'
import { searchNotes } from '#app/search/models/search_notes'
import type { SearchRequest } from '#app/search/models/search_filters'
import { findRates } from '#app/search/queries/find_rates'
import { searchListings } from '#app/search/queries/search_listings'
import { foundProperty } from '#app/search/transformers/found_property'

/** A page of what a search finds. @param hiddenIds owners whose listings are left out */
export async function resultPage(
  ctx: HttpContext,
  request: SearchRequest,
  page: PageRequest,
  hiddenIds: number[]
) {
  const { found, total, isTotalExact, uncompared } = await searchListings(request, page, hiddenIds)
  const rate = (await findRates()).get(request.currency)
  const shown = found.slice(0, page.perPage)
  const cards = await listListedProperties(
    shown.map(({ id }) => id),
    undefined,
    hiddenIds
  )
  const savedIds = await listSavedIds(ctx.auth.user?.id ?? null, [...cards.keys()])
  const properties = shown.flatMap((one) => {
    const card = cards.get(one.id)
    return card ? [foundProperty(card, one, savedIds.has(one.id))] : []
  })
  return {
    properties: pageOf(ctx, properties, page, found.length > page.perPage),
    total,
    /** false if there are more than the count says */
    is_total_exact: isTotalExact,
    /** sentences about homes that are or aren't among them */
    notes: searchNotes(
      {
        min_price: request.minUsd,
        max_price: request.maxUsd,
        min_year: request.minYear,
        max_year: request.maxYear,
      },
      uncompared
    ),
    /** date and source of the exchange rates */
    rates_day: rate?.day ?? RATES_DAY,
    rates_source: rate?.source ?? RATES_SOURCE,
  }
}
