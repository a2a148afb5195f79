import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { arrangeImages } from '#app/properties/actions/arrange_images'
import { MAX_PHOTOS } from '#app/properties/contract/listing_options'
import { insertedAmong } from '#app/properties/contract/photo_order'
import { lockProperty } from '#app/properties/models/lock_property'
import type Property from '#app/properties/models/property'

interface Inserted {
  imageId: number
  /** images in their order, this one among them; those that the listing doesn't have don't count */
  order: readonly number[]
}

/**
 * Adds one photo to a listing in its place among others. The first photo is featured, unless
 * somebody chose another.
 * @throws HttpError 404, 403, 409 if it has all the photos that a listing can have
 */
export async function insertImage(
  { user, trx }: ActingUser,
  id: number,
  { imageId, order }: Inserted
): Promise<Property> {
  const property = await lockProperty({ id }, user, trx)
  const rows = await trx
    .from('property_images')
    .where('property_id', id)
    .orderBy('position')
    .select('image_id')
  const before: number[] = rows.map((row) => row.image_id)
  if (before.length >= MAX_PHOTOS) {
    throw HttpError.conflict(`A listing can have at most ${MAX_PHOTOS} photos.`)
  }
  const images = insertedAmong(before, imageId, order)
  const isFirstFeatured = property.featuredImageId === (before[0] ?? null)
  const featured = isFirstFeatured ? images[0] : property.featuredImageId
  property.version += 1
  await arrangeImages({ user, trx }, property, { images, featured_image: featured })
  return property
}
