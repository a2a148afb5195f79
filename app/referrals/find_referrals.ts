import db from '@adonisjs/lucid/services/db'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { findPresentHandle } from '#app/accounts/find_users'
import User from '#app/accounts/user'
import type { PageRequest } from '#app/common/http/paginator'
import { countEarnedCoins } from '#app/ledger/list_coin_entries'
import type { ReferralStatus } from '#app/referrals/referral_options'

export interface ReferralRow {
  id: number
  status: ReferralStatus
  joined_at: Date
  rewarded_at: Date | null
  /** null if their profile isn't public, or not to this person */
  handle: string | null
  name: string | null
  avatar_url: string | null
}

/** Who joined by a person's link, newest first, with one row more than asked. */
export async function listReferrals(
  referrerId: number,
  { page, perPage }: PageRequest
): Promise<ReferralRow[]> {
  const hidden = await listHiddenUserIds(referrerId)
  return db
    .from('referrals')
    .leftJoin('users', (join) => {
      void join.on('users.id', 'referrals.user_id').andOnNotNull('users.email_verified_at')
      if (hidden.length) void join.andOnNotIn('users.id', hidden)
    })
    .where('referrer_id', referrerId)
    .orderBy('referrals.id', 'desc')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
    .select('referrals.id', 'referrals.status', 'referrals.joined_at', 'referrals.rewarded_at')
    .select('users.handle', 'users.name', 'users.avatar_url')
}

export interface Reward {
  handle: string
  /** one more than a page holds */
  referrals: ReferralRow[]
  earnedCoins: number
}

/** Who joined by a person's link, and the coins that it brought them. */
export async function findReward({ id, handle }: User, page: PageRequest): Promise<Reward> {
  return {
    handle,
    referrals: await listReferrals(id, page),
    earnedCoins: await countEarnedCoins(id, 'referral'),
  }
}

/** Who a link's code belongs to: their handle, or a former one. Null if nobody may invite by it. */
export async function findReferrer(code: string): Promise<User | null> {
  const handle = code.toLowerCase()
  const user = (await User.findBy({ handle })) ?? (await findFormer(handle))
  return user?.isEmailVerified ? user : null
}

async function findFormer(handle: string): Promise<User | null> {
  const present = await findPresentHandle(handle)
  return present === null ? null : User.findBy({ handle: present })
}
