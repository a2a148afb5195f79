import { Link } from '@inertiajs/react'
import { Coins } from 'lucide-react'
import type { Data } from '#data'
import type { Page } from '#app/kit/calls/use_pages'
import { SectionHeading } from '#app/kit/display/section_heading'
import { TimeAgo } from '#app/kit/display/time_ago'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMoreOf } from '#app/kit/list/load_more'
import { useMore } from '#app/kit/list/use_more'

type Entry = Data.Club.Coin.CoinEntry

interface CoinStatementProps {
  /** the first page */
  entries: Entry[]
  next_page_url: string | null
}

export function CoinStatement({ entries, next_page_url }: CoinStatementProps) {
  const first = { data: entries, next_page_url }
  const more = useMore(first, ({ entries: page }: { entries: Page<Entry> }) => page)
  return (
    <section aria-labelledby="statement">
      <SectionHeading id="statement">Statement</SectionHeading>
      {more.items.length ? (
        <ul className="mt-6 border-t border-line">
          {more.items.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      ) : (
        <EmptyState icon={Coins} title="No coin yet">
          What you earn and spend appears here, with the reason.
        </EmptyState>
      )}
      <LoadMoreOf more={more} />
    </section>
  )
}

function EntryRow({ entry: { amount, reason, url, created_at: at } }: { entry: Entry }) {
  return (
    <li className="flex items-baseline gap-6 border-b border-line py-4">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">
          {url ? (
            <Link
              href={url}
              className="underline decoration-line underline-offset-4 hover:decoration-ink"
            >
              {reason}
            </Link>
          ) : (
            reason
          )}
        </p>
        <p className="mt-0.5 text-13 text-muted">
          <TimeAgo at={at} />
        </p>
      </div>
      <span className={`num ${amount > 0 ? 'text-positive' : ''}`}>{signed(amount)}</span>
    </li>
  )
}

function signed(amount: number): string {
  const digits = Math.abs(amount).toLocaleString('en-US')
  return amount > 0 ? `+${digits}` : `−${digits}`
}
