import { useSyncExternalStore } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { queries } from '#app/kit/calls/queries'
import { viewedHomes } from '#app/properties/ui/state/viewed_homes'

const NOTHING: readonly string[] = []

/** Recently viewed homes of this device, with current data. Deleted ones are left out. */
export function useViewedHomes() {
  const slugs = useSyncExternalStore(viewedHomes.subscribe, viewedHomes.snapshot, () => NOTHING)
  const homes = slugs.join(',')
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: ['viewed-homes', homes],
      queryFn: () => answered(api.api.api.comparisons.index(asking({ homes }))),
      enabled: slugs.length > 0,
      placeholderData: keepPreviousData,
    },
    queries
  )
  return {
    homes: slugs.length ? (data?.properties ?? []) : [],
    isLoading: slugs.length > 0 && !data && isFetching,
    error: error && sentenceOf(error),
    retry: () => void refetch(),
  }
}
