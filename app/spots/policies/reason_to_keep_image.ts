import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Image from '#app/media/models/image'

/** Null if no spot shows the image. */
export async function reasonToKeepImage(
  { id }: Image,
  trx: TransactionClientContract
): Promise<string | null> {
  const slide = await trx.from('spot_slides').where('image_id', id).select('id').first()
  return slide ? 'This photo is part of a spot. Remove it there first.' : null
}
