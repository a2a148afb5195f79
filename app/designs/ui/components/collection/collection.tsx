import { useState } from 'react'
import { Images } from 'lucide-react'
import { useStore } from '#app/common/ui/hooks/use_store'
import { ButtonLink } from '#app/common/ui/kit/button_link'
import { EmptyState } from '#app/common/ui/kit/empty_state'
import { LoadMore } from '#app/common/ui/kit/load_more'
import { CompareDialog } from '#app/designs/ui/components/collection/compare_dialog'
import { DesignCard } from '#app/designs/ui/components/collection/design_card'
import type { DesignShelf } from '#app/designs/ui/state/design_shelf'
import type { Looks } from '#app/designs/ui/state/types'

interface CollectionProps {
  shelf: DesignShelf
  looks: Looks
  /** whether less than everything was asked for */
  isFiltered?: boolean
}

/** All that somebody had made, as a grid; any two may be laid over each other. */
export function Collection({ shelf, looks, isFiltered = false }: CollectionProps) {
  const { designs, hasMore, isLoading, error } = useStore(shelf)
  const [picked, setPicked] = useState<readonly number[]>([])
  const pick = (id: number) =>
    setPicked((ids) =>
      ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id].slice(-2)
    )
  const pickedDesigns = picked.flatMap((id) => designs.find((design) => design.id === id) ?? [])

  if (designs.length === 0 && !hasMore) {
    return (
      <EmptyState
        icon={Images}
        title={isFiltered ? 'Nothing like that yet' : 'No designs yet'}
        action={
          <ButtonLink href="/designer" variant="primary">
            Redesign a room
          </ButtonLink>
        }
      >
        {isFiltered
          ? 'Take a filter away, or have it made.'
          : 'Photograph a room, choose a look, and what comes of it is kept here.'}
      </EmptyState>
    )
  }
  return (
    <>
      <p role="status" className="min-h-6 text-13 text-muted">
        {picked.length === 1 && 'Choose another one to compare it with.'}
      </p>
      <div className="mt-2 grid gap-x-6 gap-y-9 md:grid-cols-2 xl:grid-cols-3">
        {designs.map((design) => (
          <DesignCard
            key={design.id}
            design={design}
            shelf={shelf}
            looks={looks}
            isPicked={picked.includes(design.id)}
            onPick={() => pick(design.id)}
          />
        ))}
      </div>
      <LoadMore
        hasMore={hasMore}
        isLoading={isLoading}
        error={error}
        onMore={() => void shelf.loadMore()}
      />
      <CompareDialog designs={pickedDesigns} looks={looks} onClose={() => setPicked([])} />
    </>
  )
}
