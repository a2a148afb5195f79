import { House } from 'lucide-react'
import { useStaging, useOwnHomes, type OwnHome } from '#app/designs/staging/ui/use_staging'
import type { Design } from '#app/designs/ui/types'
import { Badge } from '#app/kit/display/badge'
import { EmptyState } from '#app/kit/list/empty_state'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadingRows } from '#app/kit/list/loading_rows'
import { Photo } from '#app/kit/media/photo'
import { Dialog } from '#app/kit/overlay/dialog'

interface ListingDialogProps {
  design: Design
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function ListingDialog({ design, isOpen, onOpenChange }: ListingDialogProps) {
  const { isBusy, use } = useStaging(design, () => onOpenChange(false))
  return (
    <Dialog
      title="Use in a listing"
      description="It’s labeled “virtually staged” and always shown with the original photo."
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {isOpen && <HomeList isBusy={isBusy} onPick={use} />}
    </Dialog>
  )
}

interface HomeListProps {
  onPick: (home: OwnHome) => void
  isBusy: boolean
}

function HomeList({ onPick, isBusy }: HomeListProps) {
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
