import type { HttpContext } from '@adonisjs/core/http'
import { pageOf, type PageRequest } from '#app/common/http/paginator'
import { wireTimeOrNull } from '#app/common/http/wire_time'
import { listListedProperties } from '#app/properties/lists/list_seen_properties'
import type { PropertyCardRow } from '#app/properties/property_row'
import { savableCard } from '#app/properties/savable_cards'
import { listSavedIds } from '#app/properties/saving/find_saved_homes'
import { RATES_DAY, RATES_SOURCE } from '#app/search/rates/currency_rates'
import { findRates } from '#app/search/rates/rates'
import type { SearchRequest } from '#app/search/search_conditions_sql'
import { searchListings } from '#app/search/search_listings'
import { searchNotes } from '#app/search/search_notes'

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

interface Place {
  latitude: number
  longitude: number
  bathrooms: number | null
  nextOpening: Date | null
  distance: number | null
}

/** A listing's card plus its location and distance. */
function foundProperty(property: PropertyCardRow, place: Place, isSaved: boolean) {
  return {
    ...savableCard(property, isSaved),
    bathrooms: place.bathrooms,
    latitude: place.latitude,
    longitude: place.longitude,
    distance: place.distance,
    next_open_house_at: wireTimeOrNull(place.nextOpening),
  }
}
