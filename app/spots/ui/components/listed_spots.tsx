import { usePage } from '@inertiajs/react'
import type { Page } from '#app/kit/calls/use_pages'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMore } from '#app/kit/list/load_more'
import { useMore } from '#app/kit/list/use_more'
import { SpotGrid } from '#app/spots/ui/components/spot_grid'
import type { Spot } from '#app/spots/ui/types'

/** Spots as a tab of a profile, a team or a market. */
export default function ListedSpots() {
  const { content } = usePage<{ content: Page<Spot> }>().props
  const more = useMore(content, ({ spots }: { spots: Page<Spot> }) => spots)
  if (!more.items.length) {
    return <EmptyState title="No spots yet">Published spots appear here.</EmptyState>
  }
  return (
    <>
      <SpotGrid spots={more.items} />
      <LoadMore
        hasMore={more.hasMore}
        isLoading={more.isLoading}
        error={more.error}
        onMore={more.load}
      />
    </>
  )
}
