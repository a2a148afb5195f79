import { usePage } from '@inertiajs/react'
import type { Page } from '#app/kit/calls/use_pages'
import { LoadMore } from '#app/kit/list/load_more'
import { EmptyState } from '#app/kit/list/empty_state'
import { useMore } from '#app/kit/list/use_more'
import { PropertyCard } from '#app/properties/ui/components/property_card'
import type { SavableCard } from '#app/properties/ui/types'

/** Listings as a tab of somebody's profile, or of a market. */
export default function ListedProperties() {
  const { content } = usePage<{ content: Page<SavableCard> }>().props
  const more = useMore(content, ({ properties }: { properties: Page<SavableCard> }) => properties)
  if (!more.items.length) {
    return <EmptyState title="No homes yet">Published listings appear here.</EmptyState>
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {more.items.map((property) => (
          <li key={property.id} className="min-w-0">
            <PropertyCard property={property} />
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
