import type { api } from '#app/kit/calls/api'
import { countWords } from '#app/kit/display/count_words'
import type { SearchQuery } from '#app/search/search_query'

type Answer = Awaited<ReturnType<typeof api.api.api.searchedPlaces.index>>
export type SearchedPlace = Answer['places'][number]

/** What a search of a place asks for. */
export function placeQuery(place: SearchedPlace): SearchQuery {
  const { place_id: id, is_region: isRegion, name, latitude, longitude } = place
  if (isRegion) return { place: id }
  return { place: name, latitude: String(latitude), longitude: String(longitude) }
}

/** What tells a place from its namesakes: `Italy · 2 homes`, `Region in Italy`, `Colorado, United States`. */
export function placeHint(place: SearchedPlace): string {
  const { name, state, country, homes, is_region: isRegion } = place
  const region = name === country ? 'Country' : `Region in ${country}`
  const where = isRegion ? region : country
  if (homes) return `${where} · ${countWords(homes, 'home')}`
  return isRegion ? region : [state, country].filter(Boolean).join(', ')
}
