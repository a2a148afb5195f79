import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

export async function listBlockers(
  blockedId: number,
  userIds: number[],
  trx: TransactionClientContract
): Promise<number[]> {
  if (!userIds.length) return []
  const rows: { blocker_id: number }[] = await trx
    .from('blocks')
    .where('blocked_id', blockedId)
    .whereIn('blocker_id', userIds)
    .select('blocker_id')
  return rows.map((row) => row.blocker_id)
}
