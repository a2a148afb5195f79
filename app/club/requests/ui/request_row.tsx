import { Link } from '@inertiajs/react'
import { wishedWords } from '#app/club/offerings/price_words'
import { OfferingPrice } from '#app/club/offerings/ui/offering_facts'
import type { OfferingRequest } from '#app/club/offerings/ui/offering_types'
import { otherOf, stateBadge } from '#app/club/requests/ui/request_words'
import { Badge } from '#app/kit/display/badge'
import { Photo } from '#app/kit/media/photo'

export function RequestRow({ request }: { request: OfferingRequest }) {
  const { id, offering, role, deeds } = request
  const badge = stateBadge(request)
  const other = otherOf(request)?.name ?? 'a deleted account'
  return (
    <article className="group relative flex gap-4 py-5 md:gap-6">
      <div className="w-24 shrink-0 md:w-36">
        <Photo image={offering.image} ratio="4/3" sizes="144px" alt="" className="rounded-6" />
      </div>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={badge.tone}>{badge.words}</Badge>
          {deeds.length > 0 && deeds[0] !== 'cancel' && deeds[0] !== 'review' && (
            <span className="text-13 text-brass">Your turn</span>
          )}
        </p>
        <h2 className="mt-2 text-18 md:text-22">
          <Link
            dir="auto"
            href={`/offerings/requests/${id}`}
            className="break-words after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            {offering.title}
          </Link>
        </h2>
        <p className="mt-1 text-13 text-muted">
          {role === 'customer' ? `By ${other}` : `For ${other}`}
          {' · '}
          <RequestTerms request={request} />
        </p>
      </div>
    </article>
  )
}

/** What was agreed on: price, and the wished day. */
function RequestTerms({ request }: { request: OfferingRequest }) {
  const { price, currency, coins, wished_on: day } = request
  return (
    <>
      <OfferingPrice price={price} currency={currency} coins={coins} />
      {day && (
        <>
          {' · '}
          <span className="whitespace-nowrap">{wishedWords(day)}</span>
        </>
      )}
    </>
  )
}
