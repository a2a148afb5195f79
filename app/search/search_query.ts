import {
  FILTER_NAMES,
  FILTER_PARAMETERS,
  FILTERS,
  type FilterParameter,
} from '#app/search/search_filters'

/** `place` names the point. */
const AREA_PARAMETERS = [
  'place',
  'latitude',
  'longitude',
  'radius',
  'unit',
  'polygon',
  'viewport',
] as const

/**
 * Parameters that belong to the page, not to the search. `view` is for phones; `saved` is the saved
 * search whose filters are being changed.
 */
export const PAGE_PARAMETERS = ['view', 'saved'] as const

export type SearchParameter =
  | (typeof AREA_PARAMETERS)[number]
  | 'q'
  | FilterParameter
  | 'sort'
  | (typeof PAGE_PARAMETERS)[number]
export type SearchQuery = Partial<Record<SearchParameter, string>>

/** Query parameters of the search page. */
export const SEARCH_PARAMETERS: readonly SearchParameter[] = [
  ...AREA_PARAMETERS,
  'q',
  ...FILTER_PARAMETERS,
  'sort',
  ...PAGE_PARAMETERS,
]

/** Number of filters set, not counting place and text. */
export function countFilters(query: SearchQuery): number {
  return FILTER_NAMES.filter((filter) => FILTERS[filter].names.some((name) => query[name])).length
}

/** Clears every filter, and leaves place and text. */
export const NO_FILTERS: SearchQuery = Object.fromEntries(
  FILTER_PARAMETERS.map((name) => [name, undefined])
)

/** Clears every area parameter before another is set. */
export const NO_AREA: SearchQuery = Object.fromEntries(
  AREA_PARAMETERS.map((name) => [name, undefined])
)
