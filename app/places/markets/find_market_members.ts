import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/user'
import type { PageRequest } from '#app/common/http/paginator'
import Market from '#app/places/markets/market'

/**
 * The people of a market, verified ones first; one more than a page holds. @param hiddenIds people
 * hidden from the viewer
 */
export function listMarketMembers(
  marketId: number,
  { page, perPage }: PageRequest,
  hiddenIds: number[] = []
): Promise<User[]> {
  return User.query()
    .select('users.*')
    .join('market_members', 'market_members.user_id', 'users.id')
    .where('market_members.market_id', marketId)
    .whereNotIn('users.id', hiddenIds)
    .orderBy('users.is_verified', 'desc')
    .orderBy('market_members.created_at')
    .orderBy('users.id')
    .offset((page - 1) * perPage)
    .limit(perPage + 1)
    .exec()
}

export async function countMarketMembers(marketId: number): Promise<number> {
  const market = await Market.findOrFail(marketId)
  return market.membersCount
}

/** A stamp of a market's people. */
export async function findMarketMembersStamp(marketId: number): Promise<string> {
  const { rows } = await db.rawQuery<{ rows: { stamp: string | null }[] }>(
    `select md5(string_agg(concat_ws('.', users.id, users.xmin), ',' order by users.id)) as stamp
     from market_members join users on users.id = market_members.user_id
     where market_members.market_id = ?`,
    [marketId]
  )
  return rows[0].stamp ?? ''
}

export async function findMarketPeers(userId: number, otherIds: number[]): Promise<Set<number>> {
  const rows: { user_id: number }[] = await db
    .from('market_members as theirs')
    .join('market_members as own', 'own.market_id', 'theirs.market_id')
    .where('own.user_id', userId)
    .whereIn('theirs.user_id', otherIds)
    .distinct('theirs.user_id')
  return new Set(rows.map((row) => row.user_id))
}

export async function isMarketMember(
  marketId: number,
  userId: number,
  trx?: TransactionClientContract
): Promise<boolean> {
  const membership = await (trx ?? db)
    .from('market_members')
    .where({ market_id: marketId, user_id: userId })
    .first()
  return Boolean(membership)
}
