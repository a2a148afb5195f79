import { Head } from '@inertiajs/react'
import { Gift as GiftIcon } from 'lucide-react'
import { useState } from 'react'
import type { GiftOfferRow } from '#app/farm/gifts/find_gifts'
import type { GiftStatus } from '#app/farm/gifts/gift_options'
import { GiftForm, GIFT_ICONS } from '#app/farm/gifts/ui/gift_form'
import { giftsApi } from '#app/farm/gifts/ui/gifts_api'
import { FarmFrame } from '#app/farm/ui/farm_frame'
import { Button } from '#app/kit/button/button'
import { TextLink } from '#app/kit/button/text_link'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { Badge } from '#app/kit/display/badge'
import { formatDate } from '#app/kit/display/format_time'
import { SectionHeading } from '#app/kit/display/section_heading'
import { TimeAgo } from '#app/kit/display/time_ago'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { useReader } from '#app/kit/hooks/use_reader'
import { EmptyState } from '#app/kit/list/empty_state'
import { LoadMoreOf } from '#app/kit/list/load_more'
import { useMore } from '#app/kit/list/use_more'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { CopyField } from '#app/kit/share/copy_field'
import type { Data } from '#data'

interface Sent {
  gifts: Data.Farm.Gifts.Gift[]
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

const GIFT_STATUS_WORDS: Record<GiftStatus, string> = {
  sent: 'Sent',
  claimed: 'Claimed',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
}

interface SentGiftProps {
  gift: Data.Farm.Gifts.Gift
  onWithdrawn: () => void
}

function SentGift({ gift: given, onWithdrawn }: SentGiftProps) {
  const [gift, setGift] = useState(given)
  const { run, isRunning, refusal } = useCall()
  const { locale, timeZone } = useReader()
  const Icon = GIFT_ICONS[gift.kind]

  const withdraw = async () => {
    const answer = await run(() => giftsApi.withdraw(gift.id))
    if (!answer) return
    setGift(answer.gift)
    onWithdrawn()
  }

  return (
    <li className="flex flex-col gap-4 border-b border-line py-6 first:pt-0">
      <div className="flex items-start gap-4">
        <Icon size={22} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-muted" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="min-w-0 break-words">
              <bdi>{gift.name}</bdi> for {gift.to ?? 'a contact'}
            </p>
            <Badge tone={gift.status === 'claimed' ? 'positive' : 'neutral'}>
              {GIFT_STATUS_WORDS[gift.status]}
            </Badge>
          </div>
          <p className="mt-1 text-13 text-muted">
            {gift.coins} coins · <TimeAgo at={gift.created_at} />
            {gift.status === 'sent' &&
              ` · until ${formatDate(new Date(gift.expires_at), locale, timeZone)}`}
          </p>
          <p dir="auto" className="mt-3 max-w-[60ch] break-words whitespace-pre-line">
            {gift.message}
          </p>
        </div>
      </div>
      {gift.status === 'sent' && (
        <div className="flex flex-col gap-4 md:pl-9.5">
          <CopyField label="Link" value={gift.url} />
          <div>
            <ConfirmDialog
              title="Withdraw this gift?"
              confirmLabel="Withdraw gift"
              onConfirm={() => void withdraw()}
              trigger={
                <Button variant="quiet" isLoading={isRunning}>
                  Withdraw
                </Button>
              }
            >
              Its link stops working, and {gift.coins} coins come back to you.
            </ConfirmDialog>
          </div>
          <RefusalNote refusal={refusal} />
        </div>
      )}
    </li>
  )
}
