import { useState } from 'react'
import { Head, router } from '@inertiajs/react'
import { Plus } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { LoadMore } from '#app/kit/list/load_more'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Tabs } from '#app/kit/tabs/tabs'
import { EmptyListings } from '#app/dashboard/ui/components/empty_listings'
import { ListingRow } from '#app/dashboard/ui/components/listing_row'
import { NewListingDialog } from '#app/dashboard/ui/components/new_listing_dialog'
import { FiguresPanel } from '#app/dashboard/ui/components/figures_panel'
import type { Analytics } from '#app/dashboard/ui/components/figure_periods'
import type { OwnListing } from '#app/dashboard/ui/types'
import type { FigureRange } from '#app/dashboard/contract/figure_ranges'
import type { Page } from '#app/kit/calls/use_pages'
import { useMore } from '#app/kit/list/use_more'

type Status = 'draft' | 'publish' | 'archive'

interface PropertiesProps {
  status: Status
  counts: Record<Status, number>
  properties: OwnListing[]
  next_page_url: string | null
  days: FigureRange
  analytics: Analytics
}

export default function Properties(props: PropertiesProps) {
  const { status, counts, days, analytics } = props
  const [isCreating, setCreating] = useState(false)

  const show = (chosen: Status) =>
    router.visit('/dashboard/properties', {
      data: { status: chosen, days },
      preserveScroll: true,
      preserveState: true,
    })

  return (
    <div className="gutter page py-10">
      <Head title="Realtor dashboard" />
      <SectionHeading
        level="page"
        label="Dashboard"
        action={
          <Button variant="primary" icon={Plus} onClick={() => setCreating(true)}>
            New listing
          </Button>
        }
      >
        My listings
      </SectionHeading>
      <div className="mt-8">
        <Tabs
          label="Listings by status"
          value={status}
          onChange={show}
          tabs={[
            { value: 'publish', label: 'Published', count: counts.publish },
            { value: 'draft', label: 'Drafts', count: counts.draft },
            { value: 'archive', label: 'Archive', count: counts.archive },
          ]}
        >
          <ListingRows key={status} {...props} onCreate={() => setCreating(true)} />
        </Tabs>
      </div>
      {counts.publish + counts.archive > 0 && (
        <div className="mt-16">
          <FiguresPanel title="All listings" days={days} analytics={analytics} />
        </div>
      )}
      <NewListingDialog isOpen={isCreating} onOpenChange={setCreating} />
    </div>
  )
}

interface ListingRowsProps extends PropertiesProps {
  onCreate: () => void
}

function ListingRows({ status, properties, next_page_url, onCreate }: ListingRowsProps) {
  const first = { data: properties, next_page_url }
  const more = useMore(first, (answer: { properties: Page<OwnListing> }) => answer.properties)
  if (!more.items.length) return <EmptyListings status={status} onCreate={onCreate} />
  return (
    <>
      <ul>
        {more.items.map((property) => (
          <ListingRow key={property.id} property={property} />
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
