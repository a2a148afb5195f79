import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

export async function isHiddenFrom(
  viewerId: number | null,
  userId: number,
  client?: TransactionClientContract
): Promise<boolean> {
  if (viewerId === null || viewerId === userId) return false
  const block = await (client ?? db)
    .from('blocks')
    .where({ blocker_id: viewerId, blocked_id: userId })
    .orWhere({ blocker_id: userId, blocked_id: viewerId })
    .first()
  return Boolean(block)
}
