import type { ActingUser } from '#app/accounts/models/acting_user'
import { publishProperty } from '#app/properties/actions/publish_property'
import { updateProperty } from '#app/properties/actions/update_property'
import type { PropertyStatus } from '#app/properties/contract/listing_options'
import { lockProperty } from '#app/properties/models/lock_property'
import type Property from '#app/properties/models/property'

/** Null where it has that status already. @throws HttpError 404, 403; E_VALIDATION_ERROR */
export async function changeStatus(
  { user, trx }: ActingUser,
  slug: string,
  status: PropertyStatus
): Promise<Property | null> {
  const property = await lockProperty({ slug }, user, trx)
  if (property.status === status) return null
  if (status === 'publish') return publishProperty({ user, trx }, slug, true)
  return updateProperty({ user, trx }, slug, { status })
}
