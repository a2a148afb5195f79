import User from '#app/accounts/models/user'
import type { Milestone } from '#app/accounts/registry/milestones'
import type { InTransaction } from '#app/kernel/database/transaction'
import { notify } from '#app/notifications/actions/notify'
import { rewardReferral } from '#app/referrals/actions/reward_referral'
import Referral from '#app/referrals/models/referral'

/**
 * Counts a referral once the new person verified their address and did one real thing. A suspicious
 * one waits for staff. Safe to repeat: only the first deed counts.
 */
export async function settleReferral(
  { trx }: InTransaction,
  userId: number,
  milestone: Milestone
): Promise<void> {
  const referral = await Referral.query({ client: trx })
    .where({ userId, status: 'waiting' })
    .forUpdate()
    .first()
  if (!referral) return
  if (milestone === 'verified') await tellReferrer({ trx }, referral.referrerId, userId)
  else referral.deed ??= milestone
  const user = await User.findOrFail(userId, { client: trx })
  const isCounting = user.isEmailVerified && referral.deed !== null
  if (isCounting && !referral.suspicion) return rewardReferral({ trx }, referral, user)
  if (isCounting) referral.status = 'review'
  await referral.save()
}

function tellReferrer({ trx }: InTransaction, referrerId: number, userId: number): Promise<void> {
  return notify(
    { trx },
    {
      userId: referrerId,
      kind: 'referral_joined',
      actorId: userId,
      groupKey: 'referral_joined',
      url: '/dashboard/refer',
    }
  )
}
