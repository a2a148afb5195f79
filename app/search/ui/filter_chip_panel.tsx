import { isCountable } from '#app/search/counts/countable_filters'
import { useOptionCounts } from '#app/search/counts/ui/use_option_counts'
import { FILTERS, type FilterName } from '#app/search/search_filters'
import type { ResultsProps } from '#app/search/ui/filter_chips'
import { FilterControl } from '#app/search/ui/filter_inputs'
import { homesCount } from '#app/search/ui/search_words'

interface FilterChipPanelProps extends ResultsProps {
  name: FilterName
}

export default function FilterChipPanel({ name, ...shared }: FilterChipPanelProps) {
  const filter = FILTERS[name]
  const countOf = useOptionCounts(shared.query, [filter.names[0]], isCountable(name))
  return (
    <div className="flex flex-col gap-4">
      <FilterControl filter={filter} isAlone countOf={countOf} {...shared} />
      <p role="status" className="num text-13 text-muted">
        {homesCount(shared.results)} found
      </p>
    </div>
  )
}
