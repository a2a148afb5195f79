import type { FilterCounts } from '#app/search/counts/count_options'
import { FILTERS } from '#app/search/search_filters'

/** The homes of each option of a filter. */
export function filterCounts({ filter, options, isExact }: FilterCounts) {
  return {
    /** its parameter */
    filter: FILTERS[filter].names[0],
    options: options.map(({ option, count }) => ({ value: option, count })),
    /** false if each count is at least so many */
    is_exact: isExact,
  }
}
