import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { attachImages } from '#app/media/actions/attach_images'
import { detachImages } from '#app/media/actions/detach_images'
import type Property from '#app/properties/models/property'
import type { PropertyInput } from '#app/properties/models/property_input'
import type { ActingUser } from '#app/accounts/models/acting_user'

/** Sets photo order and the featured photo: the given one, the previous one, or the first. */
export async function arrangeImages(
  { user: editor, trx }: ActingUser,
  property: Property,
  input: Pick<PropertyInput, 'images' | 'featured_image'>
): Promise<void> {
  const before: number[] = await listImageIds(property, trx)
  const ids = input.images ?? before
  if (input.images) await replaceImages(property, editor, before, ids, trx)

  const wanted =
    input.featured_image === undefined ? property.featuredImageId : input.featured_image
  property.featuredImageId = wanted !== null && ids.includes(wanted) ? wanted : (ids[0] ?? null)
  if (property.$isDirty) await property.save()
}

/** In the order of the page. */
export async function listImageIds(
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
