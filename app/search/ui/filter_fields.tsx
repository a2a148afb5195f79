import { COUNTABLE_FILTERS } from '#app/search/counts/countable_filters'
import { useOptionCounts } from '#app/search/counts/ui/use_option_counts'
import { FILTER_NAMES, FILTERS, FLAG_FILTERS } from '#app/search/search_filters'
import { FilterControl, type PriceProps } from '#app/search/ui/filter_inputs'

const COUNTED = COUNTABLE_FILTERS.map((name) => FILTERS[name].names[0])

/** All filters. Each change applies right away, and each option says how many homes it would find. */
export function FilterFields(given: PriceProps) {
  const shared = { ...given, countOf: useOptionCounts(given.query, COUNTED) }
  return (
    <div className="flex flex-col gap-6">
      {FILTER_NAMES.filter((name) => FILTERS[name].kind !== 'flag').map((name) => (
        <FilterControl key={name} filter={FILTERS[name]} {...shared} />
      ))}
      <div className="flex flex-col gap-3">
        {FLAG_FILTERS.map((filter) => (
          <FilterControl key={filter.label} filter={filter} {...shared} />
        ))}
      </div>
    </div>
  )
}
