import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { updateProperty } from '#app/properties/actions/update_property'
import { steppedPrice, type PriceStep } from '#app/properties/contract/bulk'
import { lockProperty } from '#app/properties/models/lock_property'
import type Property from '#app/properties/models/property'

/**
 * Null where that is its price already.
 * @param seen the price that the step was chosen for
 * @throws HttpError 404, 403, 409 where it's another now; E_VALIDATION_ERROR
 */
export async function stepPrice(
  { user, trx }: ActingUser,
  { slug, price: seen }: { slug: string; price: number | null },
  step: PriceStep
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
