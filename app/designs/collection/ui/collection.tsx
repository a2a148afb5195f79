import { useState } from 'react'
import { Images } from 'lucide-react'
import { DesignCard } from '#app/designs/collection/ui/design_card'
import type { DesignShelf } from '#app/designs/collection/ui/design_shelf'
import { designTitleOf } from '#app/designs/looks/ui/look_words'
import type { Looks, Design } from '#app/designs/ui/types'
import { ButtonLink } from '#app/kit/button/button_link'
import { Badge } from '#app/kit/display/badge'
import { useStore } from '#app/kit/hooks/use_store'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMore } from '#app/kit/list/load_more'
import { CompareSlider } from '#app/kit/media/compare_slider'
import { Dialog } from '#app/kit/overlay/dialog'

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

interface CompareDialogProps {
  /** opens once there are two */
  designs: readonly Design[]
  looks: Looks
  onClose: () => void
}

function CompareDialog({ designs, looks, onClose }: CompareDialogProps) {
  const [first, second] = designs
  if (!first?.image || !second?.image) return null
  const names = [designTitleOf(first.options, looks), designTitleOf(second.options, looks)]

  return (
    <Dialog
      size="lg"
      title={names[0] === names[1] ? `${names[0]}, two versions` : names.join(' and ')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <CompareSlider
        before={{ ...first.image, alt: names[0] ?? '' }}
        after={{ ...second.image, alt: names[1] ?? '' }}
        label={`${names[0]} beside ${names[1]}`}
        captions={[names[0] ?? '', names[1] ?? '']}
        sizes="(min-width: 960px) 912px, 92vw"
      >
        <Badge tone="veil">AI-generated</Badge>
      </CompareSlider>
    </Dialog>
  )
}
