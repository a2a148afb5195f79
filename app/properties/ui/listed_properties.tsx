import { usePage } from '@inertiajs/react'
import type { Page } from '#app/kit/calls/use_pages'
import { CardGrid } from '#app/kit/list/card_grid'
import { EmptyState } from '#app/kit/list/empty_state'
import { useMore } from '#app/kit/list/use_more'
import { ItemListLd } from '#app/kit/shell/json_ld'
import { PropertyCard } from '#app/properties/ui/property_card'
import type { SavableCard } from '#app/properties/ui/types'

/** Listings as a tab of somebody's profile, or of a market. */
export default function ListedProperties() {
  const { app, content } = usePage<{ content: Page<SavableCard> }>().props
  const more = useMore(content, ({ properties }: { properties: Page<SavableCard> }) => properties)
  if (!more.items.length) {
    return <EmptyState title="No homes yet">Published listings appear here.</EmptyState>
  }
  return (
    <>
      <ItemListLd
        origin={app.url}
        items={content.data.map(({ name, slug }) => ({ name, path: `/properties/${slug}` }))}
      />
      <CardGrid more={more}>{(property) => <PropertyCard property={property} />}</CardGrid>
    </>
  )
}
