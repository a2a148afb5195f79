import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import { foldText } from '#app/common/text/fold_text'
import { fieldErrors } from '#app/common/http/field_errors'
import type { Place } from '#app/places/gazetteer/place'
import type { PlaceRegion } from '#app/places/regions/region'
import { SQUARE_METERS_PER_UNIT } from '#app/properties/listing_options'
import {
  DEFAULT_CURRENCY,
  DEFAULT_RADIUS,
  DEFAULT_UNIT,
  MAX_FEATURES,
  MAX_SEARCH_CHARACTERS,
  SORTS,
  type DistanceUnit,
} from '#app/search/search_options'
import { areaOfPlace, type SearchArea } from '#app/search/search_area'
import { inUsd, type Rates } from '#app/properties/prices/convert_price'
import { findRates } from '#app/search/rates/rates'
import type { SearchFilters, SearchRequest } from '#app/search/search_conditions_sql'
import {
  byParameter,
  CHOICE_FILTERS,
  choicesIn,
  DAY_FILTERS,
  dayIn,
  FLAG_FILTERS,
  isOn,
  listIn,
  NUMBER_FILTERS,
  TEXTS_FILTERS,
} from '#app/search/search_filters'
import { reversedRanges } from '#app/search/search_notes'
import { findSearchedPlace } from '#app/search/places/find_searched_places'
import { clustersValidator, searchValidator } from '#app/search/search_validators'
import { resolvePlace } from '#app/search/sensible_query'

type Numbers = Infer<typeof searchValidator>
type Query = Record<string, unknown>

/** Ignores unknown words, and looks for an unknown place as text. @throws HttpError 422 for impossible numbers */
export async function searchRequest({
  request,
}: HttpContext): Promise<{ search: SearchRequest; notes: string[] }> {
  const query = request.qs()
  const { place, notes } = await resolvePlace(query)
  const search = await readSearch(query, { place })
  const reversed = reversedRanges(search.asked.numbers)
  if (Object.keys(reversed).length) throw fieldErrors(reversed)
  return { search, notes }
}

interface Known {
  /** of the transaction it is called in */
  client?: TransactionClientContract
  /** that the query asks for; looked up if it isn't given */
  place?: Place | PlaceRegion | null
}

export async function readSearch(
  query: Query,
  { client, place }: Known = {}
): Promise<SearchRequest> {
  const numbers = await searchValidator.validate(query)
  const area =
    (await areaOf(numbers, query, place)) ?? (numbers.viewport ? { box: numbers.viewport } : null)
  const filters = filtersOf(numbers, query, area, await findRates(client))
  const sort = SORTS.find((one) => one === query.sort)
  return { ...filters, sort: sort ?? (filters.text ? 'relevance' : 'newest') }
}

export async function clustersRequest({ request }: HttpContext) {
  const query = request.qs()
  const { place } = await resolvePlace(query)
  const numbers = await clustersValidator.validate(query)
  const filters = filtersOf(numbers, query, await areaOf(numbers, query, place), await findRates())
  return { filters, viewport: numbers.viewport, zoom: numbers.zoom }
}

function filtersOf(
  numbers: Omit<Numbers, 'viewport'>,
  query: Query,
  area: SearchArea,
  rates: Rates
): SearchFilters {
  const asked = String(query.currency ?? '').toUpperCase()
  const currency = rates.has(asked) ? asked : DEFAULT_CURRENCY
  const standard = {
    currency: (price: number) => inUsd(price, currency, rates),
    area_unit: (size: number) =>
      query.area_unit === 'sqft' ? size * SQUARE_METERS_PER_UNIT.sqft : size,
  }
  return {
    area,
    text: words(query.q).slice(0, MAX_SEARCH_CHARACTERS),
    currency,
    asked: {
      numbers: byParameter(NUMBER_FILTERS, (name, filter) => {
        const value = numbers[name] ?? null
        return value === null || !('unit' in filter) ? value : standard[filter.unit](value)
      }),
      choices: byParameter(CHOICE_FILTERS, (_, filter) => choicesIn(query, filter)),
      texts: byParameter(TEXTS_FILTERS, (name) => textsIn(query, name)),
      days: byParameter(DAY_FILTERS, (name) => dayIn(query, name)),
      flags: byParameter(FLAG_FILTERS, (name) => isOn(query, name)),
    },
  }
}

async function areaOf(
  numbers: Omit<Numbers, 'viewport'>,
  query: Query,
  known: Place | PlaceRegion | null | undefined
): Promise<SearchArea> {
  const { polygon, latitude, longitude, radius = DEFAULT_RADIUS } = numbers
  if (polygon) return { polygon }
  const unit: DistanceUnit = query.unit === 'km' ? 'km' : DEFAULT_UNIT
  const place = known === undefined ? await findSearchedPlace(query) : known
  if (place) return areaOfPlace(place, radius, unit)
  if (latitude === undefined || longitude === undefined) return null
  return { circle: { latitude, longitude, radius, unit } }
}

function textsIn(query: Query, name: string): string[] {
  const texts = listIn(query, name).map((one) => foldText(one.slice(0, MAX_SEARCH_CHARACTERS)))
  return texts.filter(Boolean).slice(0, MAX_FEATURES)
}

function words(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
