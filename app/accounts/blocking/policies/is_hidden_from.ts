import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Whether either blocked the other. Decides what both may see, write to and be mailed by each other.
 * Guests and those who are gone hide from nobody.
 */
export async function isHiddenFrom(
  viewerId: number | null,
  userId: number | null,
  client?: TransactionClientContract
): Promise<boolean> {
  if (viewerId === null || userId === null || viewerId === userId) return false
  const block = await (client ?? db)
    .from('blocks')
    .where({ blocker_id: viewerId, blocked_id: userId })
    .orWhere({ blocker_id: userId, blocked_id: viewerId })
    .first()
  return Boolean(block)
}
