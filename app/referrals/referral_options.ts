/** Whole coins for each person who counts. */
export const REFERRAL_COINS = 50

/** Beyond these, further people earn nothing until the next month begins, in UTC. */
export const MAX_REWARDS_A_MONTH = 20

export const REFERRAL_DAYS = 30

/**
 * `waiting` for a verified address and a first deed, `review` by staff, `rewarded`, `unpaid` because
 * the month's limit was reached, or `refused`.
 */
export const REFERRAL_STATUSES = ['waiting', 'review', 'rewarded', 'unpaid', 'refused'] as const
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number]

/** Why staff looks at one. */
export type Suspicion = 'same_device' | 'same_address'

export type ReferralDeed = 'published' | 'designed' | 'joined_market'

/** Lists of suspicious ones: to decide, and decided. */
export const REVIEW_LISTS = ['review', 'accepted', 'refused'] as const
export type ReviewList = (typeof REVIEW_LISTS)[number]

export const STATUSES_IN: Record<ReviewList, readonly ReferralStatus[]> = {
  review: ['review'],
  accepted: ['rewarded', 'unpaid'],
  refused: ['refused'],
}
