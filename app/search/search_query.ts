/**
 * Query parameters of the search page. `place` names the point; `view` is for phones; `saved` is the
 * saved search whose filters are being changed.
 */
export const SEARCH_PARAMETERS = [
  'place',
  'latitude',
  'longitude',
  'radius',
  'unit',
  'polygon',
  'viewport',
  'q',
  'min_price',
  'max_price',
  'currency',
  'bedrooms',
  'bathrooms',
  'type',
  'sector',
  'kind',
  'min_area',
  'area_unit',
  'min_year',
  'max_year',
  'features',
  'has_video',
  'open_house',
  'accepts_crypto',
  'sort',
  'view',
  'saved',
] as const

export type SearchParameter = (typeof SEARCH_PARAMETERS)[number]
export type SearchQuery = Partial<Record<SearchParameter, string>>

export const AREA_PARAMETERS = [
  'place',
  'latitude',
  'longitude',
  'radius',
  'unit',
  'polygon',
  'viewport',
] as const satisfies readonly SearchParameter[]

/** Parameters that belong to the page, not to the search. */
export const PAGE_PARAMETERS = ['view', 'saved'] as const satisfies readonly SearchParameter[]

/** The parameters of each filter that people choose. */
export const FILTERS = {
  price: ['min_price', 'max_price', 'currency'],
  bedrooms: ['bedrooms'],
  bathrooms: ['bathrooms'],
  type: ['type'],
  area: ['min_area', 'area_unit'],
  sector: ['sector'],
  features: ['features'],
  year: ['min_year', 'max_year'],
  kind: ['kind'],
  hasVideo: ['has_video'],
  hasOpenHouse: ['open_house'],
  acceptsCrypto: ['accepts_crypto'],
} as const satisfies Record<string, readonly SearchParameter[]>

/** A unit alone filters nothing. */
const UNITS: ReadonlySet<SearchParameter> = new Set(['currency', 'area_unit'])

/** Number of filters set, not counting place and text. */
export function countFilters(query: SearchQuery): number {
  return Object.values(FILTERS).filter((parameters) =>
    parameters.some((name) => query[name] && !UNITS.has(name))
  ).length
}

/** Clears every filter, and leaves place and text. */
export const NO_FILTERS: SearchQuery = Object.fromEntries(
  Object.values(FILTERS).flatMap((parameters) => parameters.map((name) => [name, undefined]))
)

/** Clears every area parameter before another is set. */
export const NO_AREA: SearchQuery = Object.fromEntries(
  AREA_PARAMETERS.map((name) => [name, undefined])
)
