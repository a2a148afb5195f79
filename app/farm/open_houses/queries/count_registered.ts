import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Places taken; who waits has none. */
export async function countRegistered(
  openHouseId: number,
  trx: TransactionClientContract
): Promise<number> {
  const { rows } = await trx.rawQuery<{ rows: { count: number }[] }>(
    `select count(*)::integer as count from open_house_visitors
     where open_house_id = ? and status = 'registered'`,
    [openHouseId]
  )
  return rows[0]!.count
}
