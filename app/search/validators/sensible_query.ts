import { errors } from '@vinejs/vine'
import { SEARCH_PARAMETERS, type SearchQuery } from '#app/search/contract/search_query'
import { MAX_POLYGON_CHARACTERS } from '#app/search/contract/search_options'
import { findSearchedPlace } from '#app/search/queries/find_searched_place'
import { searchValidator } from '#app/search/validators/search_validator'

/** Keeps the query parameters that make sense and ignores the rest. */
export async function sensibleQuery(given: Record<string, unknown>): Promise<SearchQuery> {
  const query: SearchQuery = {}
  for (const name of SEARCH_PARAMETERS) {
    const value = given[name]
    if (typeof value === 'string' && value && value.length <= MAX_POLYGON_CHARACTERS) {
      query[name] = value
    }
  }
  const senseless = await senselessFields(query)
  for (const name of SEARCH_PARAMETERS) if (senseless.has(name)) delete query[name]
  if (!query.latitude || !query.longitude) {
    delete query.latitude
    delete query.longitude
    return { ...query, ...(await placeOf(query)) }
  }
  return query
}

/** A place typed without choosing one: its point, or else words to look for. */
async function placeOf({ place: text, q, polygon }: SearchQuery): Promise<SearchQuery> {
  if (!text || polygon) return {}
  const place = await findSearchedPlace({ place: text })
  if (!place) return { place: undefined, q: [q, text].filter(Boolean).join(' ') }
  const { name, latitude, longitude } = place
  return { place: name, latitude: String(latitude), longitude: String(longitude) }
}

async function senselessFields(query: SearchQuery): Promise<Set<string>> {
  try {
    await searchValidator.validate(query)
    return new Set()
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    const messages: { field: string }[] = error.messages
    return new Set(messages.map(({ field }) => field))
  }
}
