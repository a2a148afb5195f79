import type Property from '#app/properties/models/property'
import { assertPublishable } from '#app/properties/policies/assert_publishable'
import { findWholeProperty } from '#app/properties/queries/find_whole_property'
import { lockProperty } from '#app/properties/models/lock_property'
import { fillProperty, type PropertyInput } from '#app/properties/models/property_input'
import { arrangeImages } from '#app/properties/actions/arrange_images'
import { forgetFormatting } from '#app/properties/actions/forget_formatting'
import { recordPrice } from '#app/properties/actions/record_price'
import { inputOf } from '#app/properties/models/property_input'
import { partsInOrder } from '#app/properties/contract/part_order'
import { assertUnchanged } from '#app/properties/policies/assert_unchanged'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ActingUser } from '#app/accounts/models/acting_user'

/** A published listing must stay publishable. */
export async function updateProperty(
  { user: editor, trx }: ActingUser,
  slug: string,
  input: PropertyInput,
  seen?: Record<string, unknown>
): Promise<Property> {
  const property = await lockProperty({ slug }, editor, trx)
  if (seen) assertUnchanged(await storedValues(property, trx), comparable(input), comparable(seen))
  fillProperty(property, input)
  if ('description' in property.$dirty) await forgetFormatting({ trx }, property)
  await arrangeImages({ user: editor, trx }, property, input)
  property.version += 1
  await property.save()

  if (property.isPublished) {
    await assertPublishable(property, trx)
    await recordPrice({ trx }, property)
  }
  return findWholeProperty(property.id, trx)
}

async function storedValues(property: Property, trx: TransactionClientContract) {
  const rows = await trx.from('property_images').where('property_id', property.id)
  const images = rows.map((row: { image_id: number }) => row.image_id)
  const order = partsInOrder(property.componentOrder)
  return comparable({ ...inputOf(property), component_order: order, images })
}

/** Which photos there are counts, not their order. */
function comparable(values: Record<string, unknown>): Record<string, unknown> {
  const { images } = values
  return Array.isArray(images) ? { ...values, images: images.toSorted((a, b) => a - b) } : values
}
