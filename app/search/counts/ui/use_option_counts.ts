import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { queries } from '#app/kit/calls/queries'
import type { SearchQuery } from '#app/search/search_query'

/** Parameters that change no number. */
const NOT_OF_COUNTS: SearchQuery = { view: undefined, saved: undefined, sort: undefined }

export interface CountedOption {
  count: number
  isExact: boolean
}

/** By parameter and value; undefined until it is known. */
export type CountOfOption = (parameter: string, value: string) => CountedOption | undefined

/** How many homes each option of some filters would find. Old numbers stay until new ones arrive. */
export function useOptionCounts(
  query: SearchQuery,
  parameters: readonly string[],
  isEnabled = true
): CountOfOption {
  const filters = { ...query, ...NOT_OF_COUNTS, filters: parameters.join(',') }
  const { data } = useQuery(
    {
      queryKey: ['option-counts', filters],
      queryFn: async ({ signal }) => {
        const { counts } = await answered(
          api.api.api.optionCounts.index({ ...asking(filters), signal })
        )
        return counts
      },
      enabled: isEnabled && parameters.length > 0,
      placeholderData: keepPreviousData,
    },
    queries
  )
  return (parameter, value) => {
    const counted = data?.find(({ filter }) => filter === parameter)
    const option = counted?.options.find((one) => one.value === value)
    return counted && option && { count: option.count, isExact: counted.is_exact }
  }
}
