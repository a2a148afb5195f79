import { useState } from 'react'
import { Head, router } from '@inertiajs/react'
import { Plus } from 'lucide-react'
import type { Data } from '#data'
import { Button } from '#app/kit/button/button'
import { LoadMore } from '#app/kit/list/load_more'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Tabs } from '#app/kit/tabs/tabs'
import { EmptyListings } from '#app/dashboard/ui/components/empty_listings'
import { ListingRow } from '#app/dashboard/ui/components/listing_row'
import { NewListingDialog } from '#app/dashboard/ui/components/new_listing_dialog'
import { useMoreListings } from '#app/dashboard/ui/hooks/use_more_listings'

type Status = 'draft' | 'publish' | 'archive'

interface PropertiesProps {
  status: Status
  counts: Record<Status, number>
  properties: Data.Properties.Property.Variants['toCard'][]
  next_page_url: string | null
}

export default function Properties({ status, counts, properties, ...rest }: PropertiesProps) {
  const [isCreating, setCreating] = useState(false)
  const more = useMoreListings(status, properties, rest.next_page_url)

  const show = (chosen: Status) =>
    router.visit('/dashboard/properties', {
      data: { status: chosen },
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
          {more.listings.length ? (
            <ul>
              {more.listings.map((property) => (
                <ListingRow key={property.id} property={property} />
              ))}
            </ul>
          ) : (
            <EmptyListings status={status} onCreate={() => setCreating(true)} />
          )}
          <LoadMore
            hasMore={more.hasMore}
            isLoading={more.isLoading}
            error={more.error}
            onMore={more.load}
          />
        </Tabs>
      </div>
      <NewListingDialog isOpen={isCreating} onOpenChange={setCreating} />
    </div>
  )
}
