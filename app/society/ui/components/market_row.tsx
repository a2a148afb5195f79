import { Link } from '@inertiajs/react'
import { countWords } from '#app/kit/display/count_words'
import { JoinMarketButton } from '#app/places/ui/components/join_market_button'
import { marketPath } from '#app/places/ui/market_path'
import type { Market } from '#app/society/ui/types'

export function MarketRow({ market }: { market: Market }) {
  const place = [market.state, market.country].filter(Boolean).join(', ')

  return (
    <li className="flex items-center gap-4 border-b border-line py-4">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          <Link dir="auto" href={marketPath(market)} className="hover:underline">
            {market.name}
          </Link>
        </p>
        <p className="truncate text-13 text-muted">
          {place} · <span className="num">{countWords(market.members_count, 'member')}</span>
        </p>
      </div>
      <JoinMarketButton market={market} onChange={() => {}} />
    </li>
  )
}
