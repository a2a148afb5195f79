import { Heart } from 'lucide-react'
import { ButtonLink } from '#app/kit/button/button_link'
import type { Page } from '#app/kit/calls/use_pages'
import { EmptyState } from '#app/kit/list/empty_state'
import { CardGrid } from '#app/kit/list/card_grid'
import { useMore } from '#app/kit/list/use_more'
import { PropertyCard } from '#app/properties/ui/components/property_card'
import type { SavedCard } from '#app/properties/ui/types'
import { CompareToggle } from '#app/search/ui/components/compare/compare_toggle'
import { PriceDrop } from '#app/search/ui/components/saved/price_drop'

/** A removed home stays until the next visit, so it can be saved again. */
export function SavedHomes({ homes }: { homes: Page<SavedCard> }) {
  const more = useMore(homes, ({ properties }: { properties: Page<SavedCard> }) => properties)
  if (!more.items.length) {
    return (
      <EmptyState
        icon={Heart}
        title="No saved homes yet"
        action={<ButtonLink href="/search">Search homes</ButtonLink>}
      >
        Press the heart on a home to keep it here. You’ll see when its price drops.
      </EmptyState>
    )
  }
  return (
    <CardGrid more={more}>
      {(home) => (
        <>
          <PropertyCard property={home} />
          <PriceDrop home={home} />
          <div className="mt-auto">
            <CompareToggle home={home} />
          </div>
        </>
      )}
    </CardGrid>
  )
}
