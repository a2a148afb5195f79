import { Head } from '@inertiajs/react'
import { Gift as GiftIcon } from 'lucide-react'
import type { Data } from '#data'
import type { GiftOfferRow } from '#app/farm/gifts/queries/list_offers'
import { FarmFrame } from '#app/farm/ui/components/farm_frame'
import { GiftForm } from '#app/farm/ui/components/gifts/gift_form'
import { SentGift } from '#app/farm/ui/components/gifts/sent_gift'
import { TextLink } from '#app/kit/button/text_link'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { SectionHeading } from '#app/kit/display/section_heading'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMoreOf } from '#app/kit/list/load_more'
import { useMore } from '#app/kit/list/use_more'

interface Sent {
  gifts: Data.Farm.Gift[]
  next_page_url: string | null
}

interface GiftsProps extends Sent {
  offers: GiftOfferRow[]
  balance: number
}

export default function Gifts({ offers, balance, ...sent }: GiftsProps) {
  const refresh = () => reloadPage()
  return (
    <FarmFrame tab="gifts">
      <Head title="Farm send gift" />
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,440px)_minmax(0,1fr)]">
        <section aria-labelledby="send">
          <SectionHeading id="send">Send a gift</SectionHeading>
          <p className="mt-2 mb-6 text-muted">
            You have {balance.toLocaleString('en-US')} {balance === 1 ? 'coin' : 'coins'}.{' '}
            <TextLink href="/club-coin">How to earn more</TextLink>
          </p>
          <GiftForm offers={offers} balance={balance} onSent={refresh} />
        </section>
        <section aria-labelledby="sent">
          <SectionHeading id="sent">Sent</SectionHeading>
          <div className="mt-6">
            <SentGifts key={sent.gifts[0]?.id ?? 0} {...sent} onWithdrawn={refresh} />
          </div>
        </section>
      </div>
    </FarmFrame>
  )
}

function SentGifts({ gifts, next_page_url, onWithdrawn }: Sent & { onWithdrawn: () => void }) {
  const first = { data: gifts, next_page_url }
  const more = useMore(first, (answer: { gifts: typeof first }) => answer.gifts)
  if (!more.items.length) {
    return (
      <EmptyState icon={GiftIcon} title="No gifts yet">
        Thank a buyer after closing, or welcome a new neighbor.
      </EmptyState>
    )
  }
  return (
    <>
      <ul>
        {more.items.map((gift) => (
          <SentGift key={gift.id} gift={gift} onWithdrawn={onWithdrawn} />
        ))}
      </ul>
      <LoadMoreOf more={more} />
    </>
  )
}
