import { useState } from 'react'
import { Head, router } from '@inertiajs/react'
import { Plus } from 'lucide-react'
import { useFreshAfterBack } from '#app/kit/hooks/use_fresh_after_back'
import type { FigureRange } from '#app/properties/figures/figure_options'
import type { Analytics } from '#app/dashboard/figures/ui/figure_periods'
import { FiguresPanel } from '#app/dashboard/figures/ui/figures_panel'
import { ListingRows } from '#app/dashboard/listings/ui/listing_rows'
import type { OwnListing } from '#app/dashboard/ui/own_listing'
import { Button } from '#app/kit/button/button'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Tabs } from '#app/kit/tabs/tabs'
import type { PropertyStatus } from '#app/properties/listing_options'
import { NewListing } from '#app/properties/ui/new_listing'

interface PropertiesProps {
  status: PropertyStatus
  counts: Record<PropertyStatus, number>
  properties: OwnListing[]
  next_page_url: string | null
  days: FigureRange
  analytics: Analytics
}

export default function Properties(props: PropertiesProps) {
  const { status, counts, days, analytics } = props
  useFreshAfterBack('properties', 'counts', 'next_page_url', 'analytics')
  const [isCreating, setCreating] = useState(false)

  const show = (chosen: PropertyStatus) =>
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
      <NewListing isOpen={isCreating} onOpenChange={setCreating} />
    </div>
  )
}
