import { errors } from '@vinejs/vine'
import type { Place } from '#app/places/gazetteer/place'
import { regionId, type PlaceRegion } from '#app/places/regions/region'
import { readPlaceId } from '#app/places/gazetteer/place_id'
import { findSearchedPlace } from '#app/search/places/find_searched_places'
import { unknownPlace, unusedParameter } from '#app/search/search_notes'
import { MAX_POLYGON_CHARACTERS } from '#app/search/search_options'
import { SEARCH_PARAMETERS, type SearchQuery } from '#app/search/search_query'
import { searchValidator } from '#app/search/search_validators'

interface ReadAddress {
  query: SearchQuery
  /** that it asks for, if it is known */
  place: Place | PlaceRegion | null
  /** what isn't used as it stands, and why */
  notes: string[]
}

export async function sensibleQuery(given: Record<string, unknown>): Promise<SearchQuery> {
  return (await readSearchAddress(given)).query
}

/** Keeps the query parameters that make sense, and says which don't. */
export async function readSearchAddress(given: Record<string, unknown>): Promise<ReadAddress> {
  const asked: SearchQuery = {}
  for (const name of SEARCH_PARAMETERS) {
    const value = given[name]
    if (typeof value === 'string' && value) asked[name] = value
  }
  const faults = await listFaults(asked)
  const notes = faults.map(({ field, message }) => unusedParameter(field, message))
  const unused = new Set(faults.map(({ field }) => field))
  const query: SearchQuery = {}
  for (const name of SEARCH_PARAMETERS) {
    const value = asked[name]
    if (value && !unused.has(name) && value.length <= MAX_POLYGON_CHARACTERS) query[name] = value
  }
  if (!query.latitude || !query.longitude) {
    delete query.latitude
    delete query.longitude
  }
  const resolved = await resolvePlace(query)
  const { place } = resolved
  if (!place || query.latitude) return { query, place, notes: [...resolved.notes, ...notes] }
  if ('outline' in place) return { query: { ...query, place: regionId(place) }, place, notes }
  const { name, latitude, longitude } = place
  const point = { latitude: String(latitude), longitude: String(longitude) }
  return { query: { ...query, place: name, ...point }, place, notes }
}

interface ResolvedPlace {
  place: Place | PlaceRegion | null
  /** what to say about it */
  notes: string[]
}

/** The place that a query asks for, unless it asks for an area. One that nobody knows becomes words to look for. */
export async function resolvePlace(query: Record<string, unknown>): Promise<ResolvedPlace> {
  const { place: asked, polygon, latitude, longitude, q } = query
  if (typeof asked !== 'string' || !asked || polygon) return { place: null, notes: [] }
  const place = await findSearchedPlace(query)
  const isPoint = latitude !== undefined && longitude !== undefined
  if (place || isPoint) return { place, notes: [] }
  const words = readPlaceId(asked)?.name ?? asked
  delete query.place
  query.q = [q, words].filter((one) => typeof one === 'string' && one).join(' ')
  return { place, notes: [unknownPlace(words)] }
}

async function listFaults(query: SearchQuery): Promise<{ field: string; message: string }[]> {
  try {
    await searchValidator.validate(query)
    return []
  } catch (error) {
    if (error instanceof errors.E_VALIDATION_ERROR) return error.messages
    throw error
  }
}
