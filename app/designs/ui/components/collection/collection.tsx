import { useState } from 'react'
import { Images } from 'lucide-react'
import { useStore } from '#app/kit/hooks/use_store'
import { ButtonLink } from '#app/kit/button/button_link'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMore } from '#app/kit/list/load_more'
import { CompareDialog } from '#app/designs/ui/components/collection/compare_dialog'
import { DesignCard } from '#app/designs/ui/components/collection/design_card'
import type { DesignShelf } from '#app/designs/ui/state/design_shelf'
import type { Looks } from '#app/designs/ui/state/types'

interface CollectionProps {
  shelf: DesignShelf
  looks: Looks
  isFiltered?: boolean
}

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
        title={isFiltered ? 'No matching designs' : 'No designs yet'}
        action={
          <ButtonLink href="/designer" variant="primary">
            Redesign a room
          </ButtonLink>
        }
      >
        {isFiltered
          ? 'Remove a filter, or redesign another room.'
          : 'Take a photo of a room and pick a look. Your designs are saved here.'}
      </EmptyState>
    )
  }
  return (
    <>
      <p role="status" className="min-h-6 text-13 text-muted">
        {picked.length === 1 && 'Choose a second design to compare.'}
      </p>
      <div className="mt-2 grid grid-cols-1 gap-x-6 gap-y-9 md:grid-cols-2 xl:grid-cols-3">
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
