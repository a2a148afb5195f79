import type { RatesOrigin } from '#app/search/ui/state/rates_words'
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
  /** with the date and source of the exchange rates; null before they are known */
  results: RatesOrigin | null
}
