import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/user'
import { announceOfferingRequest } from '#app/club/requests/announce_request'
import { REVIEW_DAYS } from '#app/club/offerings/offering_options'
import { lockRequest } from '#app/club/offerings/offering_locks'
import type OfferingRequest from '#app/club/requests/offering_request'
import { authorizeDeed } from '#app/club/requests/request_policy'

interface NewReview {
  rating: number
  text: string
}

/**
 * A review by either person. It stays hidden until both wrote one, or fourteen days have passed.
 * @throws HttpError 404, 409 before completion and a second time
 */
export async function reviewRequest(
  { user, trx }: ActingUser,
  id: number,
  { rating, text }: NewReview
): Promise<OfferingRequest> {
  const { request, role } = await lockRequest({ user, trx }, id)
  const written: { role: string }[] = await trx
    .from('offering_reviews')
    .where('request_id', id)
    .select('role')
  authorizeDeed(
    request,
    role,
    'review',
    written.some((review) => review.role === role)
  )
  const now = DateTime.utc()
  const isSecond = written.length > 0
  await trx.table('offering_reviews').insert({
    request_id: id,
    // what providers say of customers outlives the offering
    offering_id: role === 'customer' ? request.offeringId : null,
    role,
    author_id: user.id,
    subject_id: role === 'customer' ? request.providerId : request.customerId,
    rating,
    text,
    shown_at: now.plus({ days: REVIEW_DAYS }).toJSDate(),
    created_at: now.toJSDate(),
  })
  if (isSecond) {
    // the time of the transaction, so that its own answer shows both
    await trx
      .from('offering_reviews')
      .where('request_id', id)
      .whereRaw('shown_at > now()')
      .update({ shown_at: trx.raw(`date_trunc('milliseconds', now())`) })
  }
  const deed = isSecond
    ? `reviewed “${request.title}”. You can read it now`
    : `left a review of “${request.title}”. Write yours to read it`
  await announceOfferingRequest({ trx }, request, { by: user, line: null, deed })
  return request
}
