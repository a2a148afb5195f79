import { usePage } from '@inertiajs/react'
import { OfferingCard } from '#app/club/offerings/ui/offering_card'
import type { Offering } from '#app/club/offerings/ui/offering_types'
import type { Page } from '#app/kit/calls/use_pages'
import { CardGrid } from '#app/kit/list/card_grid'
import { EmptyState } from '#app/kit/list/empty_state'
import { useMore } from '#app/kit/list/use_more'

/** Offerings as a tab of a profile or a market. */
export default function ListedOfferings() {
  const { content } = usePage<{ content: Page<Offering> }>().props
  const more = useMore(content, ({ offerings }: { offerings: Page<Offering> }) => offerings)
  if (!more.items.length) {
    return <EmptyState title="No offerings yet">Services and experiences appear here.</EmptyState>
  }
  return <CardGrid more={more}>{(offering) => <OfferingCard offering={offering} />}</CardGrid>
}
