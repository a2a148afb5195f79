import { HttpError } from '#app/kernel/exceptions/http_error'
import { reasonToKeep } from '#app/media/deletion/keepers'
import Image from '#app/media/models/image'
import type { ActingUser } from '#app/accounts/models/acting_user'

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
