import { isDeepStrictEqual } from 'node:util'
import type Property from '#app/properties/models/property'
import { assertPublishable } from '#app/properties/policies/assert_publishable'
import { findWholeProperty } from '#app/properties/queries/find_whole_property'
import { lockProperty } from '#app/properties/models/lock_property'
import { fillProperty, type PropertyInput } from '#app/properties/models/property_input'
import { arrangeImages, listImageIds } from '#app/properties/actions/arrange_images'
import { forgetFormatting } from '#app/properties/actions/forget_formatting'
import { recordPrices } from '#app/properties/actions/record_prices'
import { tellWebhooks } from '#app/properties/actions/tell_webhooks'
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
  if (seen) assertUnchanged(await storedValues(property, seen, trx), input, seen)
  const wasPublished = property.isPublished
  fillProperty(property, input)
  if ('description' in property.$dirty) await forgetFormatting({ trx }, [property.id])
  await arrangeImages({ user: editor, trx }, property, input)
  property.version += 1
  await property.save()

  if (property.isPublished) {
    await assertPublishable(property, trx)
    await recordPrices({ trx }, [property.id])
  }
  const whole = await findWholeProperty(property.id, trx)
  if (wasPublished && !property.isPublished) await tellWebhooks({ trx }, whole, editor.id)
  return whole
}

async function storedValues(
  property: Property,
  seen: Record<string, unknown>,
  trx: TransactionClientContract
) {
  const stored = await listImageIds(property, trx)
  const cover = stored.filter((id) => id === property.featuredImageId)
  const withCoverFirst = [...new Set([...cover, ...stored])]
  const images = isDeepStrictEqual(seen.images, withCoverFirst) ? withCoverFirst : stored
  const order = partsInOrder(property.componentOrder)
  return { ...inputOf(property), component_order: order, images }
}
