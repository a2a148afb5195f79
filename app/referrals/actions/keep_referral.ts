import User from '#app/accounts/models/user'
import type { ActingUser } from '#app/accounts/models/acting_user'
import Referral from '#app/referrals/models/referral'
import type { Invitation } from '#app/referrals/sessions/read_referral'

/** Remembers who invited a new account, unless they are gone. */
export async function keepReferral(
  { user, trx }: ActingUser,
  { referrerId, suspicion }: Invitation
): Promise<void> {
  const referrer = await User.find(referrerId, { client: trx })
  if (!referrer) return
  await Referral.create(
    { referrerId, userId: user.id, suspicion, status: 'waiting', joinedAt: user.createdAt },
    { client: trx }
  )
}
