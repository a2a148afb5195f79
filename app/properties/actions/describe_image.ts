import { HttpError } from '#app/kernel/exceptions/http_error'
import { setImageAlt } from '#app/media/actions/set_image_alt'
import type Image from '#app/media/models/image'
import type { ImageWords } from '#app/properties/validators/image_words_validator'
import { assertUnchanged } from '#app/properties/policies/assert_unchanged'
import { lockProperty } from '#app/properties/models/lock_property'
import type { ActingUser } from '#app/accounts/models/acting_user'

/**
 * @param words `seen` is the alt text that the sender last knew, to notice others’ changes
 * @throws HttpError 404 if the photo is not in the listing, 409 if somebody else described it
 */
export async function describeImage(
  { user: editor, trx }: ActingUser,
  slug: string,
  imageId: number,
  { image: { alt }, seen }: ImageWords
): Promise<Image> {
  const property = await lockProperty({ slug }, editor, trx)
  const shown = await trx
    .from('property_images')
    .join('images', 'images.id', 'property_images.image_id')
    .where({ property_id: property.id, image_id: imageId })
    .select('images.alt')
    .first()
  if (!shown) throw HttpError.notFound()
  assertUnchanged(shown, { alt }, seen)

  const image = await setImageAlt({ trx }, imageId, alt)
  property.version += 1
  await property.save()
  return image
}
