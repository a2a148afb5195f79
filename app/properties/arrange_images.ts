import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import type { ActingUser } from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { attachImages, detachImages, setImageAlt } from '#app/media/change_images'
import type Image from '#app/media/image'
import type { LoadedImage } from '#app/media/image'
import { assertUnchanged } from '#app/properties/assert_unchanged'
import { MAX_PHOTOS } from '#app/properties/listing_options'
import { insertedAmong } from '#app/properties/listing_order'
import Property from '#app/properties/property'
import type { PropertyInput } from '#app/properties/property_input'
import { lockProperty } from '#app/properties/property_locks'
import type { ImageWords } from '#app/properties/property_validators'

/** Sets photo order and the featured photo: the given one, the previous one, or the first. */
export async function arrangeImages(
  { user: editor, trx }: ActingUser,
  property: Property,
  input: Pick<PropertyInput, 'images' | 'featured_image'>
): Promise<void> {
  const before: number[] = await listListingImageIds(property, trx)
  const ids = input.images ?? before
  if (input.images) await replaceImages(property, editor, before, ids, trx)

  const wanted =
    input.featured_image === undefined ? property.featuredImageId : input.featured_image
  property.featuredImageId = wanted !== null && ids.includes(wanted) ? wanted : (ids[0] ?? null)
  if (property.$isDirty) await property.save()
}

/** In the order of the page. */
export async function listListingImageIds(
  property: Property,
  trx: TransactionClientContract
): Promise<number[]> {
  const rows = await trx
    .from('property_images')
    .where('property_id', property.id)
    .orderBy('position')
    .select('image_id')
  return rows.map((row) => row.image_id)
}

async function replaceImages(
  property: Property,
  editor: User,
  before: number[],
  ids: number[],
  trx: TransactionClientContract
): Promise<void> {
  await attachImages(
    { user: editor, trx },
    ids.filter((id) => !before.includes(id))
  )
  await trx.from('property_images').where('property_id', property.id).delete()
  if (ids.length) {
    await trx
      .table('property_images')
      .multiInsert(
        ids.map((id, position) => ({ property_id: property.id, image_id: id, position }))
      )
  }
  await detachImages(
    { trx },
    before.filter((id) => !ids.includes(id))
  )
}

interface Inserted {
  imageId: number
  /** ids of images in the wanted order, this one included; ids of others are ignored */
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

/**
 * @param words `seen` is the alt text that the sender last knew, to notice others’ changes
 * @throws HttpError 404 if the photo is not in the listing, 409 if somebody else described it
 */
export async function describeImage(
  { user: editor, trx }: ActingUser,
  slug: string,
  imageId: number,
  { image: { alt }, seen }: ImageWords
): Promise<LoadedImage> {
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

/** Which listing shows an image; null if none does. */
export async function reasonToKeepListingImage(
  { id }: Image,
  trx: TransactionClientContract
): Promise<string | null> {
  const property = await Property.query({ client: trx })
    .where((any) =>
      any
        .where('featured_image_id', id)
        .orWhereIn('id', trx.from('property_images').where('image_id', id).select('property_id'))
        .orWhereIn(
          'id',
          trx
            .from('component_images')
            .join('components', 'components.id', 'component_images.component_id')
            .where('image_id', id)
            .select('property_id')
        )
    )
    .orderBy('id')
    .first()
  if (!property) return null
  const name = property.name ? `the listing “${property.name}”` : 'a listing without a name'
  return `This photo is part of ${name}. Remove it there first.`
}
