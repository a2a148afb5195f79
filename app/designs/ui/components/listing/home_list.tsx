import { House } from 'lucide-react'
import { Badge } from '#app/kit/display/badge'
import { EmptyState } from '#app/kit/list/empty_state'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadingRows } from '#app/kit/list/loading_rows'
import { Photo } from '#app/kit/media/photo'
import { useOwnHomes, type OwnHome } from '#app/designs/ui/hooks/use_own_homes'

interface HomeListProps {
  onPick: (home: OwnHome) => void
  isBusy: boolean
}

export function HomeList({ onPick, isBusy }: HomeListProps) {
  const { homes, error, retry } = useOwnHomes()

  if (error) return <FailureState message={error} onRetry={retry} />
  if (!homes) return <LoadingRows what="your listings" />
  if (!homes.length) {
    return (
      <EmptyState icon={House} title="No listings yet">
        Your drafts and published listings appear here.
      </EmptyState>
    )
  }
  return (
    <ul aria-label="Your listings">
      {homes.map((home) => (
        <li key={home.id}>
          <button
            type="button"
            disabled={isBusy}
            onClick={() => onPick(home)}
            className="-mx-3 flex w-[calc(100%+24px)] items-center gap-4 rounded-6 p-3 text-left -outline-offset-2 hover:bg-raised disabled:opacity-60"
          >
            <span className="w-24 shrink-0">
              <Photo image={home.featured_image} sizes="96px" alt="" className="rounded-2" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="display block truncate text-18">{home.name ?? 'Untitled'}</span>
              <span dir="auto" className="block truncate text-13 text-muted">
                {home.city}
              </span>
            </span>
            {!home.publish && <Badge>Draft</Badge>}
          </button>
        </li>
      ))}
    </ul>
  )
}
