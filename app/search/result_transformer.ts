import type { HttpContext } from '@adonisjs/core/http'
import { pageOf } from '#app/common/http/paginator'
import { wireTimeOrNull } from '#app/common/http/wire_time'
import { enclosesAnything } from '#app/places/map/area_outline'
import type { PropertyCardRow } from '#app/properties/property_row'
import { savableCard } from '#app/properties/savable_card_transformer'
import type { Results } from '#app/search/find_results'
import { RATES_DAY, RATES_SOURCE } from '#app/search/rates/currency_rates'
import type { SearchArea } from '#app/search/search_area'
import { FLAT_AREA, searchNotes } from '#app/search/search_notes'

/**
 * A page of what a search finds.
 * @param notes on how the address was read
 */
export function resultPage(ctx: HttpContext, results: Results, notes: string[]) {
  const { request, page, found, seen, rate } = results
  const properties = foundProperties(found.slice(0, page.perPage), results)
  return {
    properties: pageOf(ctx, properties, page, found.length > page.perPage),
    total: results.total,
    /** false if there are more than the count says */
    is_total_exact: results.isTotalExact,
    /** the homes nearest to an area in which none was found */
    nearest: foundProperties(results.nearest, results),
    /** where the first of one’s own listings stand in this order; 1 is the first */
    own_places: results.ownPlaces.flatMap(({ id, place }) => {
      const card = seen.cards.get(id)
      return card ? [{ slug: card.slug, name: card.name, place }] : []
    }),
    /** sentences about homes that are or aren't among them */
    notes: [
      ...notes,
      ...flatAreaNotes(request.area),
      ...searchNotes(request.asked.numbers, results.uncompared),
    ],
    /** date and source of the exchange rates */
    rates_day: rate?.day ?? RATES_DAY,
    rates_source: rate?.source ?? RATES_SOURCE,
  }
}

function flatAreaNotes(area: SearchArea): string[] {
  return area && 'polygon' in area && !enclosesAnything(area.polygon) ? [FLAT_AREA] : []
}

function foundProperties(found: Results['found'], { seen, photoCounts }: Results) {
  return found.flatMap((one) => {
    const card = seen.cards.get(one.id)
    if (!card) return []
    const photosCount = photoCounts.get(one.id) ?? 0
    return [foundProperty(card, one, { isSaved: seen.savedIds.has(one.id), photosCount })]
  })
}

interface Standing {
  isSaved: boolean
  photosCount: number
}

/** A listing's card plus its location and distance, and how many photos it has. */
function foundProperty(
  property: PropertyCardRow,
  place: Results['found'][number],
  { isSaved, photosCount }: Standing
) {
  return {
    ...savableCard(property, isSaved),
    photos_count: photosCount,
    bathrooms: place.bathrooms,
    latitude: place.latitude,
    longitude: place.longitude,
    distance: place.distance,
    next_open_house_at: wireTimeOrNull(place.nextOpening),
  }
}
