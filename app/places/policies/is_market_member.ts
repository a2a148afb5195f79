import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

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
