import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Referral from '#app/referrals/referral'
import { STATUSES_IN, type ReviewList, type ReferralStatus } from '#app/referrals/referral_options'

interface ReviewsAsked {
  list: ReviewList
  /** the last id of the page before */
  after?: number
  limit: number
}

/** Those to decide oldest first, decided ones newest first. By id: the list shrinks meanwhile. */
export function listReferralReviews({ list, after, limit }: ReviewsAsked): Promise<Referral[]> {
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

export async function countReviews(): Promise<Record<ReviewList, number>> {
  const rows: { status: ReferralStatus; times: string }[] = await db
    .from('referrals')
    .whereNotNull('suspicion')
    .groupBy('status')
    .select('status')
    .count('* as times')
  const countOf = (list: ReviewList) =>
    rows
      .filter(({ status }) => STATUSES_IN[list].includes(status))
      .reduce((sum, { times }) => sum + Number(times), 0)
  return { review: countOf('review'), accepted: countOf('accepted'), refused: countOf('refused') }
}

export function findReview(id: number, trx: TransactionClientContract): Promise<Referral> {
  return Referral.query({ client: trx })
    .where('id', id)
    .preload('referrer')
    .preload('user')
    .preload('decidedBy')
    .firstOrFail()
}
