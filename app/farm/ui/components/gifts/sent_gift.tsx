import { useState } from 'react'
import type { Data } from '#data'
import type { GiftStatus } from '#app/farm/contract/gift_options'
import { GIFT_ICONS } from '#app/farm/ui/components/gifts/gift_icons'
import { giftsApi } from '#app/farm/ui/gifts_api'
import { Button } from '#app/kit/button/button'
import { useCall } from '#app/kit/calls/use_call'
import { Badge } from '#app/kit/display/badge'
import { formatDate } from '#app/kit/display/format_time'
import { TimeAgo } from '#app/kit/display/time_ago'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { useReader } from '#app/kit/hooks/use_reader'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { CopyField } from '#app/kit/share/copy_field'

const STATUS_WORDS: Record<GiftStatus, string> = {
  sent: 'Sent',
  claimed: 'Claimed',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
}

interface SentGiftProps {
  gift: Data.Farm.Gift
  onWithdrawn: () => void
}

export function SentGift({ gift: given, onWithdrawn }: SentGiftProps) {
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
              {STATUS_WORDS[gift.status]}
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
