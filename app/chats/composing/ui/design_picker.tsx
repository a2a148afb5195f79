import { Sparkles } from 'lucide-react'
import type { DesignCard } from '#app/chats/ui/chat_types'
import { ButtonLink } from '#app/kit/button/button_link'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { usePages } from '#app/kit/calls/use_pages'
import { EmptyState } from '#app/kit/list/empty_state'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadMore } from '#app/kit/list/load_more'
import { Skeleton } from '#app/kit/list/skeleton'
import { Photo } from '#app/kit/media/photo'
import { Dialog } from '#app/kit/overlay/dialog'

interface DesignPickerProps {
  onClose: () => void
  onPick: (design: DesignCard) => void
}

export function DesignPicker({ onClose, onPick }: DesignPickerProps) {
  return (
    <Dialog
      title="Send a design"
      description="Everyone in the conversation will see it and the original photo, even if it’s private."
      size="sm"
      isOpen
      onOpenChange={onClose}
    >
      <OwnDesigns onPick={onPick} />
    </Dialog>
  )
}

function OwnDesigns({ onPick }: Pick<DesignPickerProps, 'onPick'>) {
  const { designs, error, hasMore, isLoading, loadMore } = useOwnDesigns()

  if (error && !designs.length) {
    return <FailureState message={error} onRetry={loadMore} isRetrying={isLoading} />
  }
  if (isLoading && !designs.length) {
    return (
      <div aria-busy className="grid grid-cols-2 gap-3">
        <p className="sr-only">Loading your designs</p>
        {[0, 1, 2, 3].map((tile) => (
          <Skeleton key={tile} className="aspect-3/2" />
        ))}
      </div>
    )
  }
  if (!designs.length) {
    return (
      <EmptyState
        icon={Sparkles}
        title="No designs yet"
        action={<ButtonLink href="/designer">Redesign a room</ButtonLink>}
      >
        Your finished designs will appear here.
      </EmptyState>
    )
  }
  return (
    <>
      <ul aria-label="Your designs" className="grid grid-cols-2 gap-x-3 gap-y-4">
        {designs.map((design) => (
          <li key={design.id} className="min-w-0">
            <button
              type="button"
              onClick={() => onPick(design)}
              className="group block w-full min-w-0 rounded-6 text-left"
            >
              <Photo
                image={design.image}
                sizes="190px"
                alt=""
                className="rounded-6 group-hover:opacity-90"
              />
              <span dir="auto" className="mt-1.5 block truncate text-13">
                {design.title}
              </span>
              <span className="block truncate text-12 text-muted">
                {design.details.join(' · ') || 'Room'}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <LoadMore hasMore={hasMore} isLoading={isLoading} error={error} onMore={loadMore} />
    </>
  )
}

/** Newest first. */
function useOwnDesigns() {
  const { items: designs, ...pages } = usePages(['chats', 'own designs'], listDesigns)
  return { designs, ...pages }
}

async function listDesigns(page: number) {
  const { designs } = await answered(api.api.api.designCards.index(asking({ page })))
  return designs
}
