import { Head } from '@inertiajs/react'
import { Heart, TrendingDown } from 'lucide-react'
import { ButtonLink } from '#app/kit/button/button_link'
import type { Page } from '#app/kit/calls/use_pages'
import { Price } from '#app/kit/display/price'
import { SectionHeading } from '#app/kit/display/section_heading'
import { CardGrid } from '#app/kit/list/card_grid'
import { EmptyState } from '#app/kit/list/empty_state'
import { useMore } from '#app/kit/list/use_more'
import { Tabs } from '#app/kit/tabs/tabs'
import { PropertyCard } from '#app/properties/ui/property_card'
import type { SavedCard } from '#app/properties/ui/types'
import { CompareBar, CompareToggle } from '#app/search/compare/ui/compare_bar'
import { SavedSearches } from '#app/search/saved/ui/saved_searches'
import ViewedHomes from '#app/search/saved/ui/viewed_homes'
import type { Data } from '#data'

type Tab = 'searches' | 'homes' | 'viewed'

interface SavedProps {
  tab: Tab
  searches: Data.Search.Saved.SavedSearch[]
  homes: Page<SavedCard>
}

const TABS: { value: Tab; label: string }[] = [
  { value: 'searches', label: 'Saved searches' },
  { value: 'homes', label: 'Saved homes' },
  { value: 'viewed', label: 'Recently viewed' },
]

export default function Saved({ tab, searches, homes }: SavedProps) {
  return (
    <div className="gutter page py-10">
      <Head title="Saved searches" />
      <SectionHeading level="page" label="Search">
        Saved
      </SectionHeading>
      <div className="mt-8">
        <Tabs
          label="What you saved"
          tabs={TABS}
          value={tab}
          hrefOf={(chosen) => `/searches?tab=${chosen}`}
          hasHeading
        >
          {tab === 'searches' && <SavedSearches searches={searches} />}
          {tab === 'homes' && <SavedHomes homes={homes} />}
          {tab === 'viewed' && <ViewedHomes />}
        </Tabs>
      </div>
      <CompareBar />
    </div>
  )
}

/** A removed home stays until the next visit, so it can be saved again. */
function SavedHomes({ homes }: { homes: Page<SavedCard> }) {
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

/** How much the price fell since the home was saved. */
function PriceDrop({ home }: { home: SavedCard }) {
  const { price, currency, saved_price: before, saved_currency: savedCurrency } = home
  if (price === null || before === null || !currency) return null
  if (currency !== savedCurrency || price >= before) return null
  return (
    <p className="mt-1 flex items-center gap-1.5 text-13 text-positive">
      <TrendingDown size={16} strokeWidth={1.5} aria-hidden className="shrink-0" />
      <span>
        <Price amount={before - price} currency={currency} /> less than when you saved it
      </span>
    </p>
  )
}
