import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** The listings on a board. */
export async function listPinnedIds(
  dreamId: number,
  client?: TransactionClientContract
): Promise<number[]> {
  const rows: { property_id: number }[] = await (client ?? db)
    .from('dream_items')
    .where('dream_id', dreamId)
    .whereNotNull('property_id')
    .select('property_id')
  return rows.map((row) => row.property_id)
}
