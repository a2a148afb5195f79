import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/models/acting_user'
import User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { rewardReferral } from '#app/referrals/actions/reward_referral'
import Referral from '#app/referrals/models/referral'

/**
 * Ends a referral in review, as staff.
 * @throws HttpError 404, or 409 if it is decided or the account is gone
 */
export async function decideReferral(
  { user: staff, trx }: ActingUser,
  id: number,
  isAccepted: boolean
): Promise<void> {
  const referral = await Referral.query({ client: trx }).where('id', id).forUpdate().first()
  if (!referral || !referral.suspicion || referral.status === 'waiting') throw HttpError.notFound()
  if (referral.status !== 'review') throw HttpError.conflict('This was already decided.')
  referral.merge({ decidedById: staff.id, decidedAt: DateTime.utc() })
  if (!isAccepted) {
    await referral.merge({ status: 'refused' }).save()
    return
  }
  const user = referral.userId && (await User.find(referral.userId, { client: trx }))
  if (!user) throw HttpError.conflict('This account no longer exists.')
  await rewardReferral({ trx }, referral, user)
}
