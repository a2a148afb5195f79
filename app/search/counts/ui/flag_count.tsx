import { OptionCount } from '#app/search/counts/ui/option_count'
import { useOptionCounts } from '#app/search/counts/ui/use_option_counts'
import { FLAG_FILTERS } from '#app/search/search_filters'
import type { SearchParameter, SearchQuery } from '#app/search/search_query'

const FLAGS_ON_LINE = FLAG_FILTERS.filter(({ isOnLine }) => isOnLine).map(({ names }) => names[0])

interface FlagCountProps {
  query: SearchQuery
  parameter: SearchParameter
}

export default function FlagCount({ query, parameter }: FlagCountProps) {
  const countOf = useOptionCounts(query, FLAGS_ON_LINE)
  return <OptionCount counted={countOf(parameter, 'true')} />
}
