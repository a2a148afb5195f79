import { Head } from '@inertiajs/react'
import { MessageCircle } from 'lucide-react'
import { OfferingPrice, Rating } from '#app/club/offerings/ui/offering_facts'
import { RequestActions } from '#app/club/requests/ui/request_actions'
import { RequestReviews } from '#app/club/requests/ui/request_reviews'
import { otherOf, stateBadge, stateSentence } from '#app/club/requests/ui/request_words'
import { useRequestNews } from '#app/club/requests/ui/use_request_news'
import { wishedWords } from '#app/club/offerings/price_words'
import type { OfferingRequest } from '#app/club/offerings/ui/offering_types'
import { ButtonLink } from '#app/kit/button/button_link'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { TextLink } from '#app/kit/button/text_link'
import { Badge } from '#app/kit/display/badge'
import { PersonLine } from '#app/kit/display/person_line'
import { TimeAgo } from '#app/kit/display/time_ago'
import { Photo } from '#app/kit/media/photo'

export default function OfferingRequestPage({ request }: { request: OfferingRequest }) {
  useRequestNews(request.id)
  const { offering, role, status, message, chat_id: chatId } = request
  const badge = stateBadge(request)
  const isMoney = request.pay_with === 'money'
  return (
    <div className="gutter page pt-8 pb-24">
      <Head title={offering.title} />
      <nav aria-label="You are here" className="text-13 text-muted">
        <TextLink href={`/offerings/requests?role=${role}`}>Requests</TextLink>
      </nav>
      <div className="mt-6 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0">
          <Badge tone={badge.tone}>{badge.words}</Badge>
          <h1 dir="auto" className="mt-3 max-w-[24ch] text-36 text-balance break-words md:text-48">
            {offering.title}
          </h1>
          <p role="status" className="mt-5 max-w-[60ch] text-18">
            {stateSentence(request)}
          </p>
          {isMoney && status === 'accepted' && (
            <p className="mt-2 max-w-[60ch] text-13 text-muted">
              vesta takes no payment: you settle the money between you.
            </p>
          )}
          <div className="mt-6 flex flex-wrap gap-3">
            <RequestActions request={request} reload={reloadWhole} />
            {chatId !== null && (
              <ButtonLink href={`/chats?chat=${chatId}`} icon={MessageCircle}>
                Open chat
              </ButtonLink>
            )}
          </div>
          <figure className="mt-10 border-l border-line pl-5">
            <figcaption className="label">
              {role === 'customer' ? 'What you asked for' : 'What they need'}
            </figcaption>
            <blockquote dir="auto" className="mt-2 max-w-[68ch] break-words whitespace-pre-line">
              {message}
            </blockquote>
          </figure>
        </div>
        <Facts request={request} />
      </div>
      {status === 'completed' && <RequestReviews request={request} />}
    </div>
  )
}

const reloadWhole = () => new Promise<void>((resolve) => reloadPage({ onFinish: resolve }))

function Facts({ request }: { request: OfferingRequest }) {
  const { offering, role, wished_on: day, status, customer_rating: rating } = request
  const other = otherOf(request)
  const picture = (
    <Photo image={offering.image} ratio="4/3" sizes="340px" alt="" className="rounded-6" />
  )
  return (
    <aside aria-label="Details" className="min-w-0">
      {offering.slug ? (
        <a href={`/offerings/${offering.slug}`} aria-label={`Offering: ${offering.title}`}>
          {picture}
        </a>
      ) : (
        picture
      )}
      {other && (
        <div className="mt-6 flex items-center gap-3">
          <PersonLine
            person={other}
            detail={
              role === 'provider' && rating !== null ? (
                <Rating rating={rating} count={request.customer_reviews_count} />
              ) : role === 'provider' ? (
                'Customer'
              ) : (
                'Provider'
              )
            }
          />
        </div>
      )}
      <dl className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3 border-t border-line pt-5">
        <dt className="text-muted">Price</dt>
        <dd>
          <OfferingPrice price={request.price} currency={request.currency} coins={request.coins} />
        </dd>
        <dt className="text-muted">Preferred day</dt>
        <dd>{day ? wishedWords(day) : 'None'}</dd>
        {request.proposed_on && (
          <>
            <dt className="text-muted">Proposed</dt>
            <dd>
              {wishedWords(request.proposed_on)}
              {request.proposed_by === role ? ', by you' : ''}
            </dd>
          </>
        )}
        <dt className="text-muted">Asked</dt>
        <dd>
          <TimeAgo at={request.created_at} />
        </dd>
        {status === 'requested' && (
          <>
            <dt className="text-muted">Expires</dt>
            <dd>
              <TimeAgo at={request.expires_at} />
            </dd>
          </>
        )}
        {status === 'accepted' && request.completes_at && (
          <>
            <dt className="text-muted">Counts as done</dt>
            <dd>
              <TimeAgo at={request.completes_at} />
            </dd>
          </>
        )}
      </dl>
    </aside>
  )
}
