import type { HttpContext } from '@adonisjs/core/http'
import { pageOf } from '#app/common/http/paginator'
import { wireTimeOrNull } from '#app/common/http/wire_time'
import type { PropertyCardRow } from '#app/properties/property_row'
import { savableCard } from '#app/properties/savable_card_transformer'
import type { Results } from '#app/search/find_results'
import { RATES_DAY, RATES_SOURCE } from '#app/search/rates/currency_rates'
import { searchNotes } from '#app/search/search_notes'

/** A page of what a search finds. */
export function resultPage(ctx: HttpContext, results: Results) {
  const { request, page, found, seen, rate } = results
  const properties = found.slice(0, page.perPage).flatMap((one) => {
    const card = seen.cards.get(one.id)
    return card ? [foundProperty(card, one, seen.savedIds.has(one.id))] : []
  })
  return {
    properties: pageOf(ctx, properties, page, found.length > page.perPage),
    total: results.total,
    /** false if there are more than the count says */
    is_total_exact: results.isTotalExact,
    /** sentences about homes that are or aren't among them */
    notes: searchNotes(request.asked.numbers, results.uncompared),
    /** date and source of the exchange rates */
    rates_day: rate?.day ?? RATES_DAY,
    rates_source: rate?.source ?? RATES_SOURCE,
  }
}

/** A listing's card plus its location and distance. */
function foundProperty(
  property: PropertyCardRow,
  place: Results['found'][number],
  isSaved: boolean
) {
  return {
    ...savableCard(property, isSaved),
    bathrooms: place.bathrooms,
    latitude: place.latitude,
    longitude: place.longitude,
    distance: place.distance,
    next_open_house_at: wireTimeOrNull(place.nextOpening),
  }
}
