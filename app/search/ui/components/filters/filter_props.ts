import type { Results } from '#app/search/ui/types'
import type { SearchParameter, SearchQuery } from '#app/search/contract/search_query'

export interface FilterProps {
  query: SearchQuery
  onShow: (change: SearchQuery) => void
}

/** A control for one parameter. Each change applies right away. */
export interface FilterFieldProps extends FilterProps {
  name: SearchParameter
  label: string
}

export interface PriceProps extends FilterProps {
  /** with the date and source of the exchange rates */
  results: Pick<Results, 'rates_day' | 'rates_source'>
}
