import { errors as vineErrors } from '@vinejs/vine'
import type { ActingUser } from '#app/accounts/user'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import Image, { loadedImage, type LoadedImage } from '#app/media/image'
import { reasonToKeep } from '#app/media/image_keepers'

/**
 * Counts one more use of each image, so that they are kept; `detachImages` reverts it.
 * @returns the images in the order of `ids`
 * @throws E_VALIDATION_ERROR on `images` if one is missing or someone else's
 */
export async function attachImages(
  { user, trx }: ActingUser,
  ids: number[]
): Promise<LoadedImage[]> {
  const wanted = [...new Set(ids)]
  if (!wanted.length) return []
  const images = await Image.query({ client: trx })
    .whereIn('id', wanted)
    .where('user_id', user.id)
    .orderBy('id')
    .preload('content')
    .forUpdate()
  if (images.length < wanted.length) {
    throw new vineErrors.E_VALIDATION_ERROR([
      { field: 'images', message: 'Choose pictures that you uploaded.' },
    ])
  }
  await countUse({ trx }, wanted)
  const byId = new Map(images.map((image) => [image.id, loadedImage(image)]))
  return wanted.map((id) => byId.get(id)!)
}

/** Reverts one `attachImages`. Unused images are deleted a day later. */
export async function detachImages({ trx }: InTransaction, ids: number[]): Promise<void> {
  if (!ids.length) return
  await trx
    .from('images')
    .whereIn('id', ids)
    .where('uses', '>', 0)
    .update({
      uses: trx.raw('uses - 1'),
      unused_since: trx.raw('case when uses = 1 then now() end'),
    })
}

/** The caller checks permission. @throws HttpError 404 */
export async function setImageAlt(
  { trx }: InTransaction,
  id: number,
  alt: string | null
): Promise<LoadedImage> {
  const image = await Image.query({ client: trx }).where('id', id).preload('content').first()
  if (!image) throw HttpError.notFound()
  return loadedImage(image).merge({ alt }).save()
}

const NEW_USE = 'Something has just started to use this photo. Remove it there first.'

/**
 * Deletes a person's image; the caller then releases its content.
 * @throws HttpError 404, or 409 while something uses it
 */
export async function deleteImage({ user, trx }: ActingUser, id: number): Promise<Image> {
  const image = await Image.query({ client: trx }).where({ id, user_id: user.id }).first()
  if (!image) throw HttpError.notFound()
  const reason = await reasonToKeep(image, trx)
  if (reason) throw HttpError.conflict(reason)
  // A listing attaching it right now has counted a use.
  const deleted = await trx.from('images').where({ id, uses: image.uses }).delete('id')
  if (!deleted.length) throw HttpError.conflict(NEW_USE)
  return image
}

/** Counts one more use of images that whoever acts may use already; `detachImages` reverts it. */
export async function countUse({ trx }: InTransaction, ids: number[]): Promise<void> {
  if (!ids.length) return
  await trx
    .from('images')
    .whereIn('id', ids)
    .update({ uses: trx.raw('uses + 1'), unused_since: null })
}
