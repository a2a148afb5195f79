import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Design from '#app/designs/models/design'
import type Image from '#app/media/models/image'

const SEEN = 'This photo is part of a design that others can see. Turn off the design’s link first.'
const RESULT = 'This photo is a design’s result. Delete the design instead.'

/**
 * Why an image can't be deleted on its own; null if it can. A design needs its original and result.
 * Locks the designs that show it, so that none is shared in the meantime.
 */
export async function reasonToKeepPicture(
  { id }: Image,
  trx: TransactionClientContract
): Promise<string | null> {
  const designs = await Design.query({ client: trx })
    .where((any) =>
      any.where('original_image_id', id).orWhere('image_id', id).orWhere('high_res_image_id', id)
    )
    .orderBy('id')
    .forUpdate()
  if (designs.some(({ isShared }) => isShared)) return SEEN
  return designs.some(({ originalImageId }) => originalImageId !== id) ? RESULT : null
}
