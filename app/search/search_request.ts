import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import { foldText } from '#app/common/text/fold_text'
import { fieldErrors } from '#app/common/http/field_errors'
import { PROPERTY_TYPES, SECTORS } from '#app/properties/listing_options'
import {
  DEFAULT_CURRENCY,
  DEFAULT_RADIUS,
  DEFAULT_UNIT,
  LISTING_KINDS,
  MAX_FEATURES,
  MAX_SEARCH_CHARACTERS,
  SORTS,
  SQUARE_METERS_PER_UNIT,
  type DistanceUnit,
} from '#app/search/search_options'
import { circleAround, type SearchArea } from '#app/search/search_area'
import { inUsd, findRates, type Rates } from '#app/search/rates/rates'
import type { SearchFilters, SearchRequest } from '#app/search/search_conditions_sql'
import { reversedRanges } from '#app/search/search_notes'
import { findSearchedPlace } from '#app/search/places/find_searched_places'
import { clustersValidator, searchValidator } from '#app/search/search_validators'

type Numbers = Infer<typeof searchValidator>
type Query = Record<string, unknown>

/**
 * What an address asks for. Words that nobody knows count as not given; numbers that make no
 * sense are refused.
 */
export async function searchRequest({ request }: HttpContext): Promise<SearchRequest> {
  const search = await readSearch(request.qs())
  const reversed = reversedRanges({
    min_price: search.minUsd,
    max_price: search.maxUsd,
    min_year: search.minYear,
    max_year: search.maxYear,
  })
  if (Object.keys(reversed).length) throw fieldErrors(reversed)
  return search
}

/** @param client of the transaction it is called in */
export async function readSearch(
  query: Query,
  client?: TransactionClientContract
): Promise<SearchRequest> {
  const numbers = await searchValidator.validate(query)
  const area =
    (await areaOf(numbers, query)) ?? (numbers.viewport ? { box: numbers.viewport } : null)
  const filters = filtersOf(numbers, query, area, await findRates(client))
  const sort = SORTS.find((one) => one === query.sort)
  return { ...filters, sort: sort ?? (filters.text ? 'relevance' : 'newest') }
}

export async function clustersRequest({ request }: HttpContext) {
  const query = request.qs()
  const numbers = await clustersValidator.validate(query)
  const filters = filtersOf(numbers, query, await areaOf(numbers, query), await findRates())
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
  const usd = (price: number | undefined) =>
    price === undefined ? null : inUsd(price, currency, rates)
  const perUnit = query.area_unit === 'sqft' ? SQUARE_METERS_PER_UNIT.sqft : 1
  return {
    area,
    text: words(query.q).slice(0, MAX_SEARCH_CHARACTERS),
    minUsd: usd(numbers.min_price),
    maxUsd: usd(numbers.max_price),
    currency,
    bedrooms: numbers.bedrooms ?? null,
    bathrooms: numbers.bathrooms ?? null,
    types: known(query.type, PROPERTY_TYPES),
    sectors: known(query.sector, SECTORS),
    kind: LISTING_KINDS.find((kind) => kind === query.kind) ?? null,
    minArea: numbers.min_area === undefined ? null : numbers.min_area * perUnit,
    minYear: numbers.min_year ?? null,
    maxYear: numbers.max_year ?? null,
    features: listed(query.features).map(foldText).filter(Boolean).slice(0, MAX_FEATURES),
    hasVideo: isYes(query.has_video),
    hasOpenHouse: isYes(query.open_house),
    acceptsCrypto: isYes(query.accepts_crypto),
  }
}

async function areaOf(numbers: Omit<Numbers, 'viewport'>, query: Query): Promise<SearchArea> {
  const { polygon, latitude, longitude, radius = DEFAULT_RADIUS } = numbers
  if (polygon) return { polygon }
  const unit: DistanceUnit = query.unit === 'km' ? 'km' : DEFAULT_UNIT
  const place = await findSearchedPlace(query)
  if (place) return { circle: circleAround(place, radius, unit) }
  if (latitude === undefined || longitude === undefined) return null
  return { circle: { latitude, longitude, radius, unit } }
}

/** Several, as `a,b` or as repeated values. */
function listed(value: unknown): string[] {
  const values = Array.isArray(value) ? value : [value]
  return values
    .flatMap((one) => (typeof one === 'string' ? one.split(',') : []))
    .map((one) => one.slice(0, MAX_SEARCH_CHARACTERS))
}

function known<K extends string>(value: unknown, options: Record<K, string>): K[] {
  const asked = new Set(listed(value))
  return (Object.keys(options) as K[]).filter((option) => asked.has(option))
}

function words(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function isYes(value: unknown): boolean {
  return value === 'true' || value === '1'
}
