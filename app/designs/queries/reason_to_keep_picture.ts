import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Design from '#app/designs/models/design'
import type Image from '#app/media/models/image'

const SEEN = 'This picture is shown with a design that others can see. Take its link back first.'
const RESULT = 'This picture is what a design is. Delete the design instead.'

/**
 * Why a picture may not be deleted by itself: whoever sees a design sees its
 * original too, and a design without its result is none. Locks the designs
 * that show it, so that none gets a link meanwhile.
 *
 * @returns a sentence; null where nothing speaks against it
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
