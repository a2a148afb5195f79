import { usePage } from '@inertiajs/react'
import type { Page } from '#app/kit/calls/use_pages'
import { CardGrid } from '#app/kit/list/card_grid'
import { EmptyState } from '#app/kit/list/empty_state'
import { useMore } from '#app/kit/list/use_more'
import { JournalCard } from '#app/journals/ui/journal_card'
import type { Journal } from '#app/journals/ui/journals_api'

/** Journals as a tab of a profile. */
export default function ListedJournals() {
  const { content } = usePage<{ content: Page<Journal> }>().props
  const more = useMore(content, ({ journals }: { journals: Page<Journal> }) => journals)
  if (!more.items.length) {
    return <EmptyState title="No journals yet">Public journals appear here.</EmptyState>
  }
  return (
    <CardGrid more={more}>{(journal) => <JournalCard journal={journal} isAuthorHidden />}</CardGrid>
  )
}
