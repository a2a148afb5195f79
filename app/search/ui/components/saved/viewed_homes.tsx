import { History } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { EmptyState } from '#app/kit/list/empty_state'
import { FailureState } from '#app/kit/list/failure_state'
import { Skeleton } from '#app/kit/list/skeleton'
import { PropertyCard } from '#app/properties/ui/components/property_card'
import { forgetViewed } from '#app/properties/ui/state/viewed_homes'
import { useViewedHomes } from '#app/search/ui/hooks/use_viewed_homes'

interface ViewedHomesProps {
  /** renders nothing when there is no history */
  isAside?: boolean
}

export function ViewedHomes({ isAside = false }: ViewedHomesProps) {
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
