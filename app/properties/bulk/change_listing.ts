import type { ActingUser } from '#app/accounts/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { steppedPrice, type BulkPriceStep } from '#app/properties/bulk/bulk_options'
import type { PropertyStatus } from '#app/properties/listing_options'
import type Property from '#app/properties/property'
import { lockProperty } from '#app/properties/property_locks'
import { publishProperty } from '#app/properties/publishing/publish_property'
import { updateProperty } from '#app/properties/update_property'

/** Null where it has that status already. @throws HttpError 404, 403; E_VALIDATION_ERROR */
export async function switchStatus(
  { user, trx }: ActingUser,
  slug: string,
  status: PropertyStatus
): Promise<Property | null> {
  const property = await lockProperty({ slug }, user, trx)
  if (property.status === status) return null
  if (status === 'publish') return publishProperty({ user, trx }, slug, true)
  return updateProperty({ user, trx }, slug, { status })
}

/**
 * Null where that is its price already.
 * @param seen the price that the step was chosen for
 * @throws HttpError 404, 403, 409 where it's another now; E_VALIDATION_ERROR
 */
export async function stepPrice(
  { user, trx }: ActingUser,
  { slug, price: seen }: { slug: string; price: number | null },
  step: BulkPriceStep
): Promise<Property | null> {
  const property = await lockProperty({ slug }, user, trx)
  const price = steppedPrice(seen, step)
  if (price === null) throw HttpError.conflict(refusalOf(seen))
  if (property.price === price) return null
  return updateProperty({ user, trx }, slug, { price }, { price: seen })
}

function refusalOf(seen: number | null): string {
  return seen === null ? 'It has no price yet.' : 'That isn’t a possible price.'
}
