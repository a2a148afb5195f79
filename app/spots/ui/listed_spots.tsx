import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import type { Page } from '#app/kit/calls/use_pages'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMoreOf } from '#app/kit/list/load_more'
import { useMore } from '#app/kit/list/use_more'
import { SpotGrid } from '#app/spots/ui/spot_grid'
import type { Spot } from '#app/spots/ui/types'

/** Spots as a tab of a profile, a team or a market. */
export default function ListedSpots() {
  const { content } = usePage<{ content: Page<Spot> }>().props
  return (
    <MoreSpots
      first={content}
      empty={<EmptyState title="No spots yet">Published spots appear here.</EmptyState>}
    />
  )
}

interface MoreSpotsProps {
  first: Page<Spot>
  empty: ReactNode
}

/** A list of spots whose first page came with the page. */
export function MoreSpots({ first, empty }: MoreSpotsProps) {
  const more = useMore(first, ({ spots }: { spots: Page<Spot> }) => spots)
  if (!more.items.length) return empty
  return (
    <>
      <SpotGrid spots={more.items} />
      <LoadMoreOf more={more} />
    </>
  )
}
