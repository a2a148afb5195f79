import { History } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { queries } from '#app/kit/calls/queries'
import { EmptyState } from '#app/kit/list/empty_state'
import { FailureState } from '#app/kit/list/failure_state'
import { Skeleton } from '#app/kit/list/skeleton'
import { forgetViewed, viewedHomes } from '#app/properties/public_page/ui/viewed_homes'
import { PropertyCard } from '#app/properties/ui/property_card'

interface ViewedHomesProps {
  /** renders nothing when there is no history */
  isAside?: boolean
}

export default function ViewedHomes({ isAside = false }: ViewedHomesProps) {
  const { homes, isLoading, error, retry } = useViewedHomes()
  if (error) return isAside ? null : <FailureState message={error} onRetry={retry} />
  if (!homes.length && !isLoading) {
    return isAside ? null : (
      <EmptyState icon={History} title="Nothing viewed yet">
        Homes you look at appear here. The list stays on this device.
      </EmptyState>
    )
  }
  return (
    <section aria-label="Recently viewed" aria-busy={isLoading}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        {isAside ? (
          <h2 className="text-22">Recently viewed</h2>
        ) : (
          <p className="text-13 text-muted">Only on this device. We don’t keep the list.</p>
        )}
        <Button size="sm" variant="quiet" onClick={forgetViewed}>
          Clear list
        </Button>
      </div>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {isLoading
          ? [1, 2, 3].map((key) => (
              <li key={key}>
                <Skeleton className="aspect-3/2 rounded-6" />
              </li>
            ))
          : homes.map((home) => (
              <li key={home.id} className="min-w-0">
                <PropertyCard property={home} />
              </li>
            ))}
      </ul>
    </section>
  )
}

const NOTHING: readonly string[] = []

/** Recently viewed homes of this device, with current data. Deleted ones are left out. */
function useViewedHomes() {
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
