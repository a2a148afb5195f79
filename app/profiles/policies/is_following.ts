import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

export async function isFollowing(
  followerId: number,
  followeeId: number,
  trx?: TransactionClientContract
): Promise<boolean> {
  const follow = await (trx ?? db)
    .from('follows')
    .where({ follower_id: followerId, followee_id: followeeId })
    .select('id')
    .first()
  return Boolean(follow)
}
