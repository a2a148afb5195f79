import { Link } from '@inertiajs/react'
import { Price } from '#app/kit/display/price'
import { Stat } from '#app/kit/display/stat'
import { StatRow } from '#app/kit/display/stat_row'
import type { MarketFact } from '#app/places/markets/market_facts'

/** What homes cost here, and where people talk. */
export function MarketFactsRow({ facts }: { facts: readonly MarketFact[] }) {
  if (facts.length === 0) return null
  return (
    <StatRow>
      {facts.map(({ label, amount, currency, href }) => {
        const value = currency ? (
          <Price amount={amount} currency={currency} />
        ) : (
          amount.toLocaleString('en-US')
        )
        return (
          <Stat
            key={label}
            label={label}
            value={
              href ? (
                <Link href={href} className="rounded-2 hover:underline">
                  {value}
                </Link>
              ) : (
                value
              )
            }
          />
        )
      })}
    </StatRow>
  )
}
