import { usePage } from '@inertiajs/react'
import type { Page } from '#app/kit/calls/use_pages'
import { EmptyState } from '#app/kit/list/empty_state'
import { CardGrid } from '#app/kit/list/card_grid'
import { useMore } from '#app/kit/list/use_more'
import { PublicCard } from '#app/designs/gallery/ui/public_card'
import type { PublicDesign } from '#app/designs/ui/types'

/** A profile tab with the person's public designs. */
export default function ProfileDesigns() {
  const { content } = usePage<{ content: Page<PublicDesign> }>().props
  const more = useMore(content, ({ designs }: { designs: Page<PublicDesign> }) => designs)
  if (!more.items.length) {
    return <EmptyState title="No designs yet">Designs shown in public appear here.</EmptyState>
  }
  return (
    <CardGrid more={more} thirdAt="xl">
      {(design) => <PublicCard design={design} level="h3" />}
    </CardGrid>
  )
}
