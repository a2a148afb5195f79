import { useCallback } from 'react'
import { Head, Link } from '@inertiajs/react'
import { Check } from 'lucide-react'
import { CoinStatement } from '#app/club/coin/ui/coin_statement'
import { ConvertForm } from '#app/club/coin/ui/convert_form'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { SectionHeading } from '#app/kit/display/section_heading'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { useChannel, useResume } from '#app/realtime/ui/use_realtime'
import type { Data } from '#data'

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

interface Way {
  kind: string
  coins: number
  label: string
  url: string | null
  is_repeatable: boolean
  done: boolean
  times: number
}

function CoinWays({ ways }: { ways: Way[] }) {
  return (
    <section aria-labelledby="ways">
      <SectionHeading id="ways" level="section">
        Ways to earn
      </SectionHeading>
      <ul className="mt-6 border-t border-line">
        {ways.map((way) => (
          <li key={way.kind} className="flex items-start gap-4 border-b border-line py-4">
            <div className="min-w-0 flex-1">
              <p>
                <WayLabel way={way} />
              </p>
              <WayState way={way} />
            </div>
            <span className="num text-muted">+{way.coins}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function WayLabel({ way: { label, url, done } }: { way: Way }) {
  if (done || !url) return <>{label}</>
  return (
    <Link href={url} className="underline decoration-line underline-offset-4 hover:decoration-ink">
      {label}
    </Link>
  )
}

function WayState({ way: { url, done, is_repeatable: isRepeatable, times } }: { way: Way }) {
  if (done) {
    return (
      <p className="mt-0.5 inline-flex items-center gap-1.5 text-13 text-positive">
        <Check size={16} strokeWidth={1.5} aria-hidden />
        Done
      </p>
    )
  }
  if (!url) return <p className="mt-0.5 text-13 text-muted">Not available yet</p>
  if (!isRepeatable) return null
  const soFar = times ? `, ${times === 1 ? 'once' : `${times} times`} so far` : ''
  return <p className="mt-0.5 text-13 text-muted">Each time{soFar}</p>
}
