import { useCallback } from 'react'
import { Head } from '@inertiajs/react'
import type { Data } from '#data'
import { CoinStatement } from '#app/club/ui/components/coin_statement'
import { CoinWays, type Way } from '#app/club/ui/components/coin_ways'
import { ConvertForm } from '#app/club/ui/components/convert_form'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { SectionHeading } from '#app/kit/display/section_heading'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { useChannel, useResume } from '#app/realtime/ui/use_realtime'

interface CoinProps {
  balance: number
  credits: number
  /** coins for one image credit */
  rate: number
  ways: Way[]
  entries: Data.Club.Coin.CoinEntry[]
  next_page_url: string | null
}

export default function Coin({ balance, credits, rate, ways, entries, ...page }: CoinProps) {
  const userId = useAccount()?.id
  const refresh = useCallback(() => reloadPage(), [])
  useChannel(userId ? `private-user.${userId}` : null, { events: { 'coins.updated': refresh } })
  useResume(refresh)
  const newest = entries[0]?.id ?? 0

  return (
    <div className="gutter page py-10">
      <Head title="Club coin" />
      <SectionHeading level="page" label="Club">
        Club coin
      </SectionHeading>
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_1fr]">
        <section aria-label="Balance" className="border-b border-line pb-8">
          <p className="display num text-48 md:text-64" role="status">
            {balance.toLocaleString('en-US')}
          </p>
          <p className="mt-2 text-muted">{balance === 1 ? 'coin' : 'coins'} to spend</p>
          <p className="mt-4 max-w-[60ch] text-13 text-muted">
            You earn coin by what you do here. It can’t be bought, and it can’t be cashed out.
          </p>
        </section>
        <div className="flex min-w-0 flex-col gap-12 lg:row-span-2">
          <ConvertForm balance={balance} credits={credits} rate={rate} onConverted={refresh} />
          <CoinWays ways={ways} />
        </div>
        <CoinStatement key={newest} entries={entries} {...page} />
      </div>
    </div>
  )
}
