import { useState, type KeyboardEvent } from 'react'
import { BulkBar } from '#app/dashboard/ui/components/bulk_bar'
import { EmptyListings } from '#app/dashboard/ui/components/empty_listings'
import { ListingRow } from '#app/dashboard/ui/components/listing_row'
import { RefusedListings } from '#app/dashboard/ui/components/refused_listings'
import type { BulkReport } from '#app/dashboard/ui/hooks/use_bulk'
import { useSelection } from '#app/dashboard/ui/hooks/use_selection'
import type { OwnListing } from '#app/dashboard/ui/types'
import type { Page } from '#app/kit/calls/use_pages'
import { LoadMoreOf } from '#app/kit/list/load_more'
import { useMore } from '#app/kit/list/use_more'
import type { PropertyStatus } from '#app/properties/contract/listing_options'

interface ListingRowsProps {
  status: PropertyStatus
  properties: OwnListing[]
  next_page_url: string | null
  onCreate: () => void
}

/** The listings of a tab, to open one by one or to change several at once. */
export function ListingRows(props: ListingRowsProps) {
  const [round, setRound] = useState(0)
  const [report, setReport] = useState<(BulkReport & { names: Map<string, string> }) | null>(null)
  const finish = (done: BulkReport, names: Map<string, string>) => {
    setReport(done.refused.length ? { ...done, names } : null)
    setRound(round + 1)
  }
  return (
    <>
      <div role="status">
        {report && (
          <RefusedListings
            report={report}
            nameOf={(slug) => report.names.get(slug) ?? null}
            onClose={() => setReport(null)}
          />
        )}
      </div>
      <Rows key={round} {...props} onDone={finish} />
    </>
  )
}

interface RowsProps extends ListingRowsProps {
  onDone: (report: BulkReport, names: Map<string, string>) => void
}

function Rows({ status, properties, next_page_url, onCreate, onDone }: RowsProps) {
  const first = { data: properties, next_page_url }
  const more = useMore(first, (answer: { properties: Page<OwnListing> }) => answer.properties)
  const selection = useSelection(more.items.map(({ slug }) => slug))
  if (!more.items.length) return <EmptyListings status={status} onCreate={onCreate} />

  const choose = (event: KeyboardEvent) => {
    const isAll = event.key === 'a' && (event.ctrlKey || event.metaKey)
    if (isAll) selection.toggleAll(true)
    else if (event.key === 'Escape' && selection.list.length) selection.clear()
    else return
    event.preventDefault()
  }
  const names = () => new Map(more.items.map(({ slug, name }) => [slug, name ?? '']))
  return (
    <div onKeyDown={choose}>
      <BulkBar
        status={status}
        listings={more.items}
        selection={selection}
        onDone={(report) => onDone(report, names())}
      />
      <ul>
        {more.items.map((property) => (
          <ListingRow
            key={property.id}
            property={property}
            isChosen={selection.has(property.slug)}
            onChoose={(isRange) => selection.toggle(property.slug, isRange)}
          />
        ))}
      </ul>
      <LoadMoreOf more={more} />
    </div>
  )
}
