import { errors as vineErrors } from '@vinejs/vine'
import Image from '#app/media/models/image'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { countUse } from '#app/media/actions/count_use'

/**
 * Counts one more use of each image, so that they are kept; `detachImages` reverts it.
 * @returns the images in the order of `ids`
 * @throws E_VALIDATION_ERROR on `images` if one is missing or someone else's
 */
export async function attachImages({ user, trx }: ActingUser, ids: number[]): Promise<Image[]> {
  const wanted = [...new Set(ids)]
  if (!wanted.length) return []
  const images = await Image.query({ client: trx })
    .whereIn('id', wanted)
    .where('user_id', user.id)
    .orderBy('id')
    .forUpdate()
  if (images.length < wanted.length) {
    throw new vineErrors.E_VALIDATION_ERROR([
      { field: 'images', message: 'Choose pictures that you uploaded.' },
    ])
  }
  await countUse({ trx }, wanted)
  const byId = new Map(images.map((image) => [image.id, image]))
  return wanted.map((id) => byId.get(id)!)
}
