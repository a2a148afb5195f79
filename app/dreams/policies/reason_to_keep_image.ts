import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Image from '#app/media/models/image'

/** Null if no board shows the image. */
export async function reasonToKeepImage(
  { id }: Image,
  trx: TransactionClientContract
): Promise<string | null> {
  const item = await trx
    .from('dream_items')
    .where('image_id', id)
    .orWhere('preview_image_id', id)
    .select('id')
    .first()
  return item ? 'This photo is on a dream board. Remove it there first.' : null
}
