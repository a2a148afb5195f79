import { useState, type KeyboardEvent } from 'react'
import { Link } from '@inertiajs/react'
import { X } from 'lucide-react'
import { ListingBulkBar } from '#app/dashboard/listings/ui/bulk_bar'
import { ListingRow } from '#app/dashboard/listings/ui/listing_row'
import { MissingLine } from '#app/dashboard/listings/ui/missing_line'
import { useSelection, type BulkReport } from '#app/dashboard/listings/ui/use_bulk'
import type { OwnListing } from '#app/dashboard/ui/own_listing'
import { Button } from '#app/kit/button/button'
import { IconButton } from '#app/kit/button/icon_button'
import type { Page } from '#app/kit/calls/use_pages'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMoreOf } from '#app/kit/list/load_more'
import { useMore } from '#app/kit/list/use_more'
import type { PropertyStatus } from '#app/properties/listing_options'
import type { PublishField } from '#app/properties/publishing/missing_for_publish'

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
    setRound((now) => now + 1)
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
      <ListingBulkBar
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

interface EmptyListingsProps {
  status: 'draft' | 'publish' | 'archive'
  onCreate: () => void
}

const WORDS = {
  publish: {
    title: 'Nothing published yet',
    text: 'Create a listing. It stays a draft until you publish it.',
  },
  draft: {
    title: 'No drafts',
    text: 'New listings start here. Only you and those who manage your team can see them.',
  },
  archive: {
    title: 'No archived listings',
    text: 'Archive a listing when it’s sold or off the market. You can restore it at any time.',
  },
}

function EmptyListings({ status, onCreate }: EmptyListingsProps) {
  const { title, text } = WORDS[status]
  return (
    <EmptyState
      title={title}
      action={status !== 'archive' && <Button onClick={onCreate}>New listing</Button>}
    >
      {text}
    </EmptyState>
  )
}

interface RefusedListingsProps {
  report: BulkReport
  /** null for a listing that isn't in the list */
  nameOf: (slug: string) => string | null
  onClose: () => void
}

/** Which of several listings couldn’t be changed, and why. */
function RefusedListings({ report, nameOf, onClose }: RefusedListingsProps) {
  return (
    <section
      aria-label="Not changed"
      className="mt-4 flex items-start gap-4 rounded-6 bg-raised py-4 pr-2 pl-5"
    >
      <ul className="flex min-w-0 flex-1 flex-col gap-3">
        {report.refused.map(({ slug, message, errors }) => (
          <li key={slug}>
            <Link href={`/properties/${slug}/edit`} className="hover:underline">
              {nameOf(slug) || 'Untitled listing'}
            </Link>
            {report.deed === 'publish' && Object.keys(errors).length ? (
              <MissingLine slug={slug} missing={Object.keys(errors) as PublishField[]} />
            ) : (
              <p className="text-13 text-muted">{message}</p>
            )}
          </li>
        ))}
      </ul>
      <IconButton icon={X} label="Close" size="sm" onClick={onClose} />
    </section>
  )
}
