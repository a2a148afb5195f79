import { createHmac } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { Milestone } from '#app/accounts/milestones'
import User, { type ActingUser } from '#app/accounts/user'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { earnCoins } from '#app/ledger/earn_coins'
import { notify } from '#app/notifications/notify'
import Referral from '#app/referrals/referral'
import { MAX_REWARDS_A_MONTH } from '#app/referrals/referral_options'
import { appKey } from '#config/app'

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

/**
 * Ends a locked referral: with coin, without if this month's limit is reached, or refused if the
 * person's address was rewarded before.
 */
async function rewardReferral(
  { trx }: InTransaction,
  referral: Referral,
  { email }: User
): Promise<void> {
  const { id, referrerId } = referral
  await lockReferrer(referrerId, trx)
  const emailHash = hashOf(email)
  if (await Referral.findBy({ emailHash }, { client: trx })) {
    await referral.merge({ status: 'refused' }).save()
    return
  }
  if ((await countThisMonth(referrerId, trx)) >= MAX_REWARDS_A_MONTH) {
    await referral.merge({ status: 'unpaid', emailHash }).save()
    return
  }
  await referral.merge({ status: 'rewarded', emailHash, rewardedAt: DateTime.utc() }).save()
  await earnCoins(
    { trx },
    { userId: referrerId, kind: 'referral', causeId: id, url: '/dashboard/refer' }
  )
}

/** Rewards of one person are counted one after the other. */
async function lockReferrer(id: number, trx: TransactionClientContract): Promise<void> {
  await trx.rawQuery('select id from users where id = ? for no key update', [id])
}

async function countThisMonth(referrerId: number, trx: TransactionClientContract) {
  const [{ rewards }]: { rewards: string }[] = await trx
    .from('referrals')
    .where({ referrer_id: referrerId, status: 'rewarded' })
    .where('rewarded_at', '>=', DateTime.utc().startOf('month').toJSDate())
    .count('* as rewards')
  return Number(rewards)
}

/** Keyed, so that it can't be guessed from an address. */
function hashOf(email: string): string {
  const key = createHmac('sha256', appKey.release()).update('referred addresses').digest()
  return createHmac('sha256', key).update(email.toLowerCase()).digest('hex')
}

/**
 * Ends a referral in review, as staff.
 * @throws HttpError 404, 403 for one’s own, or 409 if it is decided or the account is gone
 */
export async function decideReferral(
  { user: staff, trx }: ActingUser,
  id: number,
  isAccepted: boolean
): Promise<void> {
  const referral = await Referral.query({ client: trx }).where('id', id).forUpdate().first()
  if (!referral || !referral.suspicion || referral.status === 'waiting') throw HttpError.notFound()
  if ([referral.referrerId, referral.userId].includes(staff.id)) {
    throw HttpError.forbidden('This is your own referral. Somebody else of the staff decides it.')
  }
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
