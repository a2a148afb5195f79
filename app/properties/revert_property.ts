import type { ActingUser } from '#app/accounts/user'
import { detachImages } from '#app/media/change_images'
import { offerStays } from '#app/properties/publishing/assert_offer_stays'
import { changeStatus } from '#app/properties/publishing/change_status'
import { publishProperty } from '#app/properties/publishing/publish_property'
import { updateProperty } from '#app/properties/update_property'
import { lockProperty } from '#app/properties/property_locks'
import type Property from '#app/properties/property'
import type { PropertySnapshot } from '#app/properties/property_input'

interface Revert {
  /** of the listing after the change: if it is another by now, the listing stays as it is */
  version: number
  /** as it was before the change; null deletes the listing */
  before: PropertySnapshot | null
}

/**
 * Takes a change of a listing back, or its creation.
 * @returns false if somebody changed it since; then it stays
 * @throws HttpError 404, 403; what an update throws
 */
export async function revertProperty(
  { user, trx }: ActingUser,
  id: number,
  { version, before }: Revert
): Promise<boolean> {
  const property = await lockProperty({ id }, user, trx)
  if (property.version !== version) return false
  if (!before) {
    await deleteProperty({ user, trx }, property)
    return true
  }
  if (!offerStays(property, before.offered_for)) return false
  const { status = property.status, ...values } = before
  const stays = status === 'publish' ? {} : { status }
  await updateProperty({ user, trx }, property.slug, { ...values, ...stays })
  if (status === 'publish') await publishProperty({ user, trx }, property.slug, true)
  return true
}

async function deleteProperty({ user, trx }: ActingUser, property: Property): Promise<void> {
  if (property.isPublished) {
    await changeStatus({ trx }, [property.id], { status: 'archive', actorId: user.id })
  }
  const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
    `select image_id as id from property_images where property_id = :id
     union all select links.image_id from component_images links
       join components c on c.id = links.component_id where c.property_id = :id`,
    { id: property.id }
  )
  await property.delete()
  await detachImages(
    { trx },
    rows.map((row) => row.id)
  )
}
