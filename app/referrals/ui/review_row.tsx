import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { Badge } from '#app/kit/display/badge'
import { PersonLine } from '#app/kit/display/person_line'
import { TimeAgo } from '#app/kit/display/time_ago'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import type { ReferralDeed, Suspicion } from '#app/referrals/referral_options'
import type { Data } from '#data'

export type Review = Data.Referrals.Review

const SUSPICIONS: Record<Suspicion, string> = {
  same_device: 'Someone had signed in with the same browser before.',
  same_address:
    'The inviter used the same network address and kind of browser within the hour before.',
}

const DEEDS: Record<ReferralDeed, string> = {
  published: 'Published a listing',
  designed: 'Designed a room',
  joined_market: 'Joined a market',
}

export function ReviewRow({ review: given }: { review: Review }) {
  const [review, setReview] = useState(given)
  const account = useAccount()
  const outcome = useRef<HTMLDivElement>(null)
  const note = useRef<HTMLDivElement>(null)
  const { run, isRunning, refusal } = useCall()
  useEffect(() => {
    if (refusal) note.current?.scrollIntoView({ block: 'nearest' })
  }, [refusal])
  const decide = async (verdict: 'accept' | 'refuse') => {
    const answer = await run(() => referralApi.decide(review.id, verdict))
    if (!answer) return
    // the buttons go, so focus moves to what replaces them
    outcome.current?.focus()
    setReview(answer.referral)
    reloadPage({ only: ['counts'] })
  }

  const isOwn = [review.user, review.referrer].some((person) => person?.id === account?.id)

  return (
    <li className="grid gap-x-10 gap-y-5 border-b border-line py-8 first:pt-2 md:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <Person label="Joined" person={review.user} />
        <Person label="Invited by" person={review.referrer} />
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap items-center gap-3">
          {review.suspicion && (
            <Badge tone="warning">
              {review.suspicion === 'same_device' ? 'Same device' : 'Same address'}
            </Badge>
          )}
          <span className="text-13 text-muted">
            <TimeAgo at={review.joined_at} />
          </span>
        </div>
        {review.suspicion && <p>{SUSPICIONS[review.suspicion]}</p>}
        {review.deed && <p className="text-13 text-muted">{DEEDS[review.deed]}</p>}
        <div ref={outcome} tabIndex={-1} role="status" className="text-13 outline-none">
          <Outcome review={review} />
        </div>
        {review.status === 'review' && isOwn && (
          <p className="text-muted">
            This is your own referral. Somebody else of the staff decides it.
          </p>
        )}
        {review.status === 'review' && !isOwn && (
          <div className="flex flex-wrap gap-3">
            <Button isLoading={isRunning} onClick={() => void decide('accept')}>
              Accept
            </Button>
            <Button variant="quiet" isLoading={isRunning} onClick={() => void decide('refuse')}>
              Refuse
            </Button>
          </div>
        )}
        <div ref={note}>
          <RefusalNote refusal={refusal} />
        </div>
      </div>
    </li>
  )
}

function Person({ label, person }: { label: string; person: Review['user'] }) {
  return (
    <div>
      <p className="label mb-2">{label}</p>
      <div className="flex items-center gap-4">
        {person ? (
          <PersonLine person={person} size="list" detail={`@${person.handle}`} />
        ) : (
          <p className="text-muted">Deleted account</p>
        )}
      </div>
    </div>
  )
}

function Outcome({ review: { status, decided_by: staff, decided_at: at } }: { review: Review }) {
  if (status === 'review') return null
  const words = status === 'refused' ? 'Refused' : 'Accepted'
  return (
    <>
      {words} {staff && <>by @{staff.handle} </>}
      {at && <TimeAgo at={at} />}
      {status === 'unpaid' && ', without coin: the monthly limit was reached'}
    </>
  )
}

const routes = api.api.staffReferrals

/** Rejects with a `CallFailure`. */
const referralApi = {
  decide: (id: number, verdict: 'accept' | 'refuse') =>
    answered(routes[verdict]({ params: { id }, retry: 0 })),
}
