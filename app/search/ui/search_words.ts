import { countWords } from '#app/kit/display/count_words'
import { MAX_SEARCH_NAME_CHARACTERS } from '#app/search/saved/saved_search_options'
import { DEFAULT_RADIUS } from '#app/search/search_options'
import { countFilters, type SearchQuery } from '#app/search/search_query'
import { allFilterWords, filterWords } from '#app/search/ui/filter_words'
import { boundsOf, unitOf } from '#app/search/ui/query_area'

const EVERYWHERE = 'everywhere'

/** The default name of a search: `Villa near Portofino`. */
export function searchName(query: SearchQuery): string {
  const what = query.q ?? filterWords(query, 'type', 'en-US') ?? 'Homes'
  const offer = query.offered_for === 'rent' && 'for rent'
  const where = whereOf(query)
  // “Portofino” rather than “Portofino everywhere”
  const parts = [what, offer, (!query.q || where !== EVERYWHERE) && where]
  return parts.filter(Boolean).join(' ').slice(0, MAX_SEARCH_NAME_CHARACTERS)
}

/** All that a search asks for, in words that tell it from any other. */
export function searchWords(query: SearchQuery): string {
  const { radius = DEFAULT_RADIUS, latitude, polygon, q } = query
  const parts = [
    exactlyWhere(query),
    !polygon && latitude && `within ${radius} ${unitOf(query)}`,
    q && `“${q}”`,
    ...allFilterWords(query, 'en-US'),
  ]
  return parts.filter(Boolean).join(' · ')
}

export function whereOf({ place, latitude, polygon, viewport }: SearchQuery): string {
  if (polygon) return 'in your area'
  if (place) return `${latitude ? 'near' : 'in'} ${place}`
  if (latitude) return 'near this place'
  return viewport ? 'on this map' : EVERYWHERE
}

/** With numbers for what has no name. */
function exactlyWhere(query: SearchQuery): string {
  const { place, latitude, longitude, polygon } = query
  if (place && !polygon) return whereOf(query)
  if (latitude && longitude && !polygon) return `near ${pointWords(latitude, longitude)}`
  const bounds = boundsOf(query, 0)
  if (!bounds) return whereOf(query)
  const { west, south, east, north } = bounds
  return `${whereOf(query)} between ${pointWords(south, west)} and ${pointWords(north, east)}`
}

function pointWords(latitude: string | number, longitude: string | number): string {
  return [latitude, longitude].map((degrees) => Number(Number(degrees).toFixed(4))).join(', ')
}

/** What the list is called: `38 homes near Portofino`. */
export function resultsTitle(results: Counted, query: SearchQuery): string {
  const where = whereOf(query)
  return results.total === 0 && where === EVERYWHERE ? '0 homes' : `${homesCount(results)} ${where}`
}

/** What to do if a search finds nothing. */
export function emptySearchAdvice(query: SearchQuery): string {
  const advice = [
    whereOf(query) !== EVERYWHERE && 'try a larger area',
    query.q && 'use other words',
    countFilters(query) > 0 && 'take a filter away',
  ].filter(Boolean)
  const saving = 'Save this search, and we’ll tell you when one comes.'
  return advice.length ? `${saving} Or ${advice.join(', or ')}.` : saving
}

type Counted = { total: number; is_total_exact: boolean }

/** `38 homes`, `1 home`, `1,000+ homes`. */
export function homesCount({ total, is_total_exact: isExact }: Counted): string {
  return isExact ? countWords(total, 'home') : `${total.toLocaleString('en-US')}+ homes`
}
