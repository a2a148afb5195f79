import { HttpError } from '#app/kernel/exceptions/http_error'
import { setImageAlt } from '#app/media/actions/set_image_alt'
import type Image from '#app/media/models/image'
import { lockProperty } from '#app/properties/models/lock_property'
import type { ActingUser } from '#app/accounts/models/acting_user'

/** @throws HttpError 404 if the photo is not in the listing */
export async function describeImage(
  { user: editor, trx }: ActingUser,
  slug: string,
  imageId: number,
  alt: string | null
): Promise<Image> {
  const property = await lockProperty({ slug }, editor, trx)
  const shown = await trx
    .from('property_images')
    .where({ property_id: property.id, image_id: imageId })
    .first()
  if (!shown) throw HttpError.notFound()

  const image = await setImageAlt({ trx }, imageId, alt)
  property.version += 1
  await property.save()
  return image
}
