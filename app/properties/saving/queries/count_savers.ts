import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** How many of the people have saved the listing. */
export async function countSavers(
  propertyId: number,
  userIds: readonly number[],
  trx: TransactionClientContract
): Promise<number> {
  const [{ count }] = await trx
    .from('saved_properties')
    .where('property_id', propertyId)
    .whereIn('user_id', [...userIds])
    .count('* as count')
  return Number(count)
}
