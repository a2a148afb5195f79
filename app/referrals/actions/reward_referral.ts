import { createHmac } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { appKey } from '#config/app'
import type User from '#app/accounts/models/user'
import type { InTransaction } from '#app/kernel/database/transaction'
import { earnCoins } from '#app/ledger/actions/earn_coins'
import { MAX_REWARDS_A_MONTH } from '#app/referrals/contract/referral_options'
import Referral from '#app/referrals/models/referral'

/**
 * Ends a locked referral: with coin, without if this month's limit is reached, or refused if the
 * person's address was rewarded before.
 */
export async function rewardReferral(
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
