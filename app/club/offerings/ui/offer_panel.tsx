import { useState } from 'react'
import { Clock, MapPin } from 'lucide-react'
import { OfferingPrice, Rating } from '#app/club/offerings/ui/offering_facts'
import { RequestDialog } from '#app/club/requests/ui/request_dialog'
import { ANSWER_DAYS } from '#app/club/offerings/offering_options'
import type { Offering } from '#app/club/offerings/ui/offering_types'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { TextLink } from '#app/kit/button/text_link'
import { PersonLine } from '#app/kit/display/person_line'

interface OfferPanelProps {
  offering: Offering
  /** coins to spend; null for a guest */
  balance: number | null
  /** opens the dialog at once */
  isAsking: boolean
}

/** Price, provider, and the way to ask. */
export function OfferPanel({ offering, balance, isAsking }: OfferPanelProps) {
  const { slug, user, market, status, rating } = offering
  const [isOpen, setOpen] = useState(isAsking && balance !== null && !offering.is_own)
  return (
    <aside aria-label="Request" className="border-t border-line pt-6 lg:sticky lg:top-8">
      <p className="display text-28">
        <OfferingPrice
          price={offering.price}
          currency={offering.currency}
          coins={offering.coin_price}
        />
      </p>
      <ul className="mt-4 flex flex-col gap-2 text-muted">
        {market && (
          <li className="flex items-center gap-2.5">
            <MapPin size={18} strokeWidth={1.5} aria-hidden />
            <TextLink href={`/markets/${market.slug}`}>
              <bdi>{market.name}</bdi>
            </TextLink>
          </li>
        )}
        <li className="flex items-center gap-2.5">
          <Clock size={18} strokeWidth={1.5} aria-hidden />
          Answers within {ANSWER_DAYS} days
        </li>
      </ul>
      <div className="mt-6 flex flex-col gap-3">
        {offering.is_own ? (
          <>
            <ButtonLink href={`/offerings/${slug}/edit`} variant="primary" isWide>
              {status === 'draft' ? 'Continue the draft' : 'Edit offering'}
            </ButtonLink>
            <ButtonLink href="/offerings/requests?role=provider" isWide>
              Requests
            </ButtonLink>
          </>
        ) : balance === null ? (
          <ButtonLink href={`/offerings/${slug}/enter`} variant="primary" isWide>
            Sign in to request
          </ButtonLink>
        ) : (
          <Button variant="primary" isWide onClick={() => setOpen(true)}>
            Request
          </Button>
        )}
      </div>
      <div className="mt-8 flex items-center gap-3 border-t border-line pt-6">
        <PersonLine
          person={user}
          detail={
            rating === null ? (
              `@${user.handle}`
            ) : (
              <Rating rating={rating} count={offering.reviews_count} />
            )
          }
        />
      </div>
      {balance !== null && (
        <RequestDialog
          offering={offering}
          balance={balance}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </aside>
  )
}
