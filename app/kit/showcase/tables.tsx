import { useState } from 'react'
import { Figure } from '#app/kit/media/figure'
import { LoadMore } from '#app/kit/list/load_more'
import { Price } from '#app/kit/display/price'
import { Table } from '#app/kit/list/table'
import { SectionLink } from '#app/kit/tabs/section_link'
import { Tabs } from '#app/kit/tabs/tabs'
import { SAMPLE_LISTINGS } from '#app/kit/showcase/samples'

const TABS = [
  { value: 'publish', label: 'Published', count: 12 },
  { value: 'draft', label: 'Drafts', count: 4 },
  { value: 'archive', label: 'Archive', count: 7 },
] as const

export function Tables() {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('publish')
  const [isLoading, setLoading] = useState(false)

  return (
    <>
      <Tabs label="Listings by state" tabs={TABS} value={tab} onChange={setTab}>
        <Table
          caption="My listings"
          rows={SAMPLE_LISTINGS}
          keyOf={(listing) => listing.id}
          columns={[
            {
              key: 'name',
              header: 'Listing',
              cell: (listing) => (
                <>
                  <span className="display text-18">{listing.name}</span>
                  <span className="block text-13 text-muted">{listing.place}</span>
                </>
              ),
            },
            {
              key: 'price',
              header: 'Price',
              isNumeric: true,
              cell: (listing) => <Price amount={listing.price} currency={listing.currency} />,
            },
            {
              key: 'views',
              header: 'Views',
              isNumeric: true,
              isWideOnly: true,
              cell: (listing) => <Figure value={listing.views} />,
            },
          ]}
        />
        <LoadMore hasMore isLoading={isLoading} onMore={() => setLoading(true)}>
          Show 9 more
        </LoadMore>
      </Tabs>
      <nav aria-label="Sections" className="mt-10 max-w-40">
        <SectionLink href="/kit" isCurrent columnFrom="md" className="text-ink">
          Account
        </SectionLink>
        <SectionLink href="/about" isCurrent={false} columnFrom="md" className="text-ink">
          About
        </SectionLink>
      </nav>
    </>
  )
}
