import { usePage } from '@inertiajs/react'
import type { Page } from '#app/kit/calls/use_pages'
import { EmptyState } from '#app/kit/list/empty_state'
import { MoreSpots } from '#app/spots/ui/components/more_spots'
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
