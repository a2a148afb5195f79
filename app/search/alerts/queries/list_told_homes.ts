import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Those of the listings whose present price a saved search of somebody has told them. */
export async function listToldHomes(
  userId: number,
  propertyIds: readonly number[],
  trx: TransactionClientContract
): Promise<Set<number>> {
  const { rows } = await trx.rawQuery<{ rows: { property_id: number }[] }>(
    `select told.property_id from search_matches told
     join saved_searches search on search.id = told.search_id
     join properties p on p.id = told.property_id
     where search.user_id = :userId and told.property_id = any(:propertyIds::integer[])
       and (told.price, told.currency) = (p.price, p.currency)`,
    { userId, propertyIds: [...propertyIds] }
  )
  return new Set(rows.map((row) => row.property_id))
}
