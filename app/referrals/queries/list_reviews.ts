import Referral from '#app/referrals/models/referral'
import { STATUSES_IN, type ReviewList } from '#app/referrals/contract/referral_options'

interface ReviewsAsked {
  list: ReviewList
  /** the last id of the page before */
  after?: number
  limit: number
}

/** Those to decide oldest first, decided ones newest first. By id: the list shrinks meanwhile. */
export function listReviews({ list, after, limit }: ReviewsAsked): Promise<Referral[]> {
  const isOldestFirst = list === 'review'
  return Referral.query()
    .whereIn('status', [...STATUSES_IN[list]])
    .whereNotNull('suspicion')
    .if(after, (query) => query.where('id', isOldestFirst ? '>' : '<', after!))
    .orderBy('id', isOldestFirst ? 'asc' : 'desc')
    .limit(limit)
    .preload('referrer')
    .preload('user')
    .preload('decidedBy')
}
