import { usePage } from '@inertiajs/react'
import type { Page } from '#app/kit/calls/use_pages'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMore } from '#app/kit/list/load_more'
import { useMore } from '#app/kit/list/use_more'
import { PublicCard } from '#app/designs/ui/components/public/public_card'
import type { PublicDesign } from '#app/designs/ui/state/types'

/** A profile tab with the person's public designs. */
export default function ProfileDesigns() {
  const { content } = usePage<{ content: Page<PublicDesign> }>().props
  const more = useMore(content, ({ designs }: { designs: Page<PublicDesign> }) => designs)
  if (!more.items.length) {
    return <EmptyState title="No designs yet">Designs shown in public appear here.</EmptyState>
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
        {more.items.map((design) => (
          <li key={design.id} className="min-w-0">
            <PublicCard design={design} level="h3" />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={more.hasMore}
        isLoading={more.isLoading}
        error={more.error}
        onMore={more.load}
      />
    </>
  )
}
