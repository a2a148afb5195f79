import type { OpaqueJson } from '#app/properties/contract/opaque_json'
import type Property from '#app/properties/models/property'
import { findWholeProperty } from '#app/properties/queries/find_whole_property'
import { lockProperty } from '#app/properties/models/lock_property'
import type { ActingUser } from '#app/accounts/models/acting_user'

export async function updateAnimations(
  { user: editor, trx }: ActingUser,
  slug: string,
  animations: OpaqueJson
): Promise<Property> {
  const property = await lockProperty({ slug }, editor, trx)
  property.merge({ animations, version: property.version + 1 })
  await property.save()
  return findWholeProperty(property.id, trx)
}
