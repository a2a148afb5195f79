import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

export interface Following {
  /** of the follow */
  id: number
  followerId: number
}

/** The followers of somebody, the first ones first. @param after the id of a follow; 0 for all */
export async function listFollowersAfter(
  userId: number,
  after: number,
  limit: number,
  trx: TransactionClientContract
): Promise<Following[]> {
  const rows: { id: number; follower_id: number }[] = await trx
    .from('follows')
    .where('followee_id', userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .select('id', 'follower_id')
  return rows.map(({ id, follower_id: followerId }) => ({ id, followerId }))
}
