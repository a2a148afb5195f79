import db from '@adonisjs/lucid/services/db'
import {
  STATUSES_IN,
  type ReferralStatus,
  type ReviewList,
} from '#app/referrals/contract/referral_options'

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
