import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Locks a person's designs of one photo and returns their ids, always in the same order to prevent
 * deadlocks.
 * @param designId returned alone once its photo was deleted
 */
export async function lockDesignsOfPhoto(
  designId: number,
  userId: number,
  trx: TransactionClientContract
): Promise<number[]> {
  const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
    `select id from designs
     where user_id = :userId and (id = :designId or original_image_id =
       (select original_image_id from designs where id = :designId and user_id = :userId))
     order by id for update`,
    { designId, userId }
  )
  return rows.map(({ id }) => id)
}
