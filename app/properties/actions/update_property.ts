import type Property from '#app/properties/models/property'
import { assertPublishable } from '#app/properties/policies/assert_publishable'
import { findWholeProperty } from '#app/properties/queries/find_whole_property'
import { lockProperty } from '#app/properties/models/lock_property'
import { fillProperty, type PropertyInput } from '#app/properties/models/property_input'
import { arrangeImages } from '#app/properties/actions/arrange_images'
import { forgetFormatting } from '#app/properties/actions/forget_formatting'
import { recordPrice } from '#app/properties/actions/record_price'
import type { ActingUser } from '#app/accounts/models/acting_user'

/** A published listing must stay publishable. */
export async function updateProperty(
  { user: editor, trx }: ActingUser,
  slug: string,
  input: PropertyInput
): Promise<Property> {
  const property = await lockProperty({ slug }, editor, trx)
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
