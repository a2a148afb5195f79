/** Query parameters of the search page. `place` names the point; `view` is for phones. */
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

const NO_FILTERS: ReadonlySet<string> = new Set([
  ...AREA_PARAMETERS,
  'currency',
  'area_unit',
  'sort',
  'view',
  'q',
])

/** Number of filters set, not counting place and text. */
export function countFilters(query: SearchQuery): number {
  return Object.keys(query).filter((name) => !NO_FILTERS.has(name)).length
}

/** Clears every area parameter before another is set. */
export const NO_AREA: SearchQuery = Object.fromEntries(
  AREA_PARAMETERS.map((name) => [name, undefined])
)
