import { usePage } from '@inertiajs/react'
import type { Page } from '#app/kit/calls/use_pages'
import { CardGrid } from '#app/kit/list/card_grid'
import { EmptyState } from '#app/kit/list/empty_state'
import { useMore } from '#app/kit/list/use_more'
import { DreamCard } from '#app/dreams/ui/dream_card'
import type { Dream } from '#app/dreams/ui/dream_api'

/** Public boards as a tab of a profile. */
export default function ListedDreams() {
  const { content } = usePage<{ content: Page<Dream> }>().props
  const more = useMore(content, ({ dreams }: { dreams: Page<Dream> }) => dreams)
  if (!more.items.length) {
    return <EmptyState title="No boards yet">Public dream boards appear here.</EmptyState>
  }
  return <CardGrid more={more}>{(dream) => <DreamCard dream={dream} />}</CardGrid>
}
