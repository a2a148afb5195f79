import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import UserStats from '#app/profiles/models/user_stats'

export async function countFollowers(
  userId: number,
  trx: TransactionClientContract
): Promise<number> {
  const stats = await UserStats.findByOrFail('userId', userId, { client: trx })
  return stats.followersCount
}
