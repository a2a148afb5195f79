import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { replaceImages } from '#app/club/offerings/actions/replace_images'
import type Offering from '#app/club/offerings/models/offering'
import type { OfferingInput } from '#app/club/offerings/models/offering_input'
import { assertPublishable } from '#app/club/offerings/policies/assert_publishable'
import { fieldErrors } from '#app/common/http/field_errors'
import Market from '#app/places/models/market'

/**
 * Writes what is given to a locked offering.
 * @throws E_VALIDATION_ERROR; HttpError 409 if staff removed it
 */
export async function writeOffering(
  { user, trx }: ActingUser,
  offering: Offering,
  input: OfferingInput
): Promise<Offering> {
  const { title, kind, description, price, currency, status, images } = input
  if (title !== undefined) offering.title = title
  if (kind !== undefined) offering.kind = kind
  if (description !== undefined) offering.description = description ?? ''
  if (input.coin_price !== undefined) offering.coinPrice = input.coin_price
  if (input.market_id !== undefined) await setMarket({ user, trx }, offering, input.market_id)
  setPrice(offering, { price, currency })
  if (status !== undefined) offering.status = status
  if (offering.status === 'publish') {
    assertPublishable(offering)
    offering.publishedAt ??= DateTime.utc()
  }
  await offering.save()
  if (images) await replaceImages({ user, trx }, offering, images)
  return offering
}

function setPrice(
  offering: Offering,
  { price, currency }: Pick<OfferingInput, 'price' | 'currency'>
) {
  if (price !== undefined) offering.price = price
  if (currency !== undefined) offering.currency = currency
  if (offering.price === null) offering.currency = null
  else if (offering.currency === null) {
    throw fieldErrors({ 'offering.currency': 'Choose the currency of the price.' })
  }
}

async function setMarket({ trx }: ActingUser, offering: Offering, id: number | null) {
  if (id && !(await Market.find(id, { client: trx }))) {
    throw fieldErrors({ 'offering.market_id': 'Choose a market from the list.' })
  }
  offering.marketId = id
}
