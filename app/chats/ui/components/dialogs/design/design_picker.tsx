import { Sparkles } from 'lucide-react'
import { ButtonLink } from '#app/common/ui/kit/button_link'
import { Dialog } from '#app/common/ui/kit/dialog'
import { EmptyState } from '#app/common/ui/kit/empty_state'
import { FailureState } from '#app/common/ui/kit/failure_state'
import { LoadMore } from '#app/common/ui/kit/load_more'
import { Photo } from '#app/common/ui/kit/photo'
import { Skeleton } from '#app/common/ui/kit/skeleton'
import { useOwnDesigns } from '#app/chats/ui/components/dialogs/design/use_own_designs'
import type { DesignCard } from '#app/chats/ui/state/types'

interface DesignPickerProps {
  onClose: () => void
  onPick: (design: DesignCard) => void
}

/** Chooses one of one's designs to send. */
export function DesignPicker({ onClose, onPick }: DesignPickerProps) {
  return (
    <Dialog
      title="Send a design"
      description="Whoever is in the conversation sees it and its original, also when it is private."
      size="sm"
      isOpen
      onOpenChange={onClose}
    >
      <OwnDesigns onPick={onPick} />
    </Dialog>
  )
}

function OwnDesigns({ onPick }: Pick<DesignPickerProps, 'onPick'>) {
  const { designs, error, hasMore, isLoading, load } = useOwnDesigns()

  if (error && !designs.length) {
    return <FailureState message={error} onRetry={load} isRetrying={isLoading} />
  }
  if (isLoading && !designs.length) {
    return (
      <div aria-busy className="grid grid-cols-2 gap-3">
        <p className="sr-only">Loading your designs …</p>
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
        title="No design yet"
        action={<ButtonLink href="/designer">Redesign a room</ButtonLink>}
      >
        What you have made is chosen here.
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
              <span className="mt-1.5 block truncate text-13">{design.title}</span>
              <span className="block truncate text-12 text-muted">
                {design.details.join(' · ') || 'A room'}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <LoadMore hasMore={hasMore} isLoading={isLoading} error={error} onMore={load} />
    </>
  )
}
