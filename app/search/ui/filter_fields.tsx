import { FILTER_NAMES, FILTERS, FLAG_FILTERS } from '#app/search/search_filters'
import { FilterControl, type PriceProps } from '#app/search/ui/filter_inputs'

/** All filters. Each change applies right away. */
export function FilterFields(shared: PriceProps) {
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
