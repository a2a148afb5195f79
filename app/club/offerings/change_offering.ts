import { DateTime } from 'luxon'
import { lockAccount } from '#app/accounts/account_locks'
import type { ActingUser } from '#app/accounts/user'
import Offering from '#app/club/offerings/offering'
import { replaceImages, listOfferingImageIds } from '#app/club/offerings/offering_images'
import { lockOffering, lockOpenRequests } from '#app/club/offerings/offering_locks'
import { missingFor, MAX_OFFERINGS } from '#app/club/offerings/offering_options'
import type { NewOffering, OfferingInput } from '#app/club/offerings/offering_validators'
import { changeRequest } from '#app/club/requests/change_request'
import { fieldErrors } from '#app/common/http/field_errors'
import { readableSlug } from '#app/common/readable_slug'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { detachImages } from '#app/media/change_images'
import Market from '#app/places/markets/market'

/**
 * Published unless told otherwise, or a draft while something is missing.
 * @throws HttpError 409 with too many; E_VALIDATION_ERROR
 */
export async function createOffering(
  { user, trx }: ActingUser,
  input: NewOffering
): Promise<Offering> {
  await lockAccount({ user, trx })
  const [{ count }] = await trx.from('offerings').where('user_id', user.id).count('* as count')
  if (Number(count) >= MAX_OFFERINGS) {
    throw HttpError.conflict(`You can have at most ${MAX_OFFERINGS} offerings.`)
  }
  const offering = new Offering().useTransaction(trx).merge({
    userId: user.id,
    marketId: null,
    slug: readableSlug(input.title, 'offering'),
    description: '',
    price: null,
    currency: null,
    coinPrice: null,
    status: 'draft',
    publishedAt: null,
    takenDownAt: null,
  })
  const missing = missingFor({
    description: input.description ?? '',
    price: input.price ?? null,
    coinPrice: input.coin_price ?? null,
  })
  const status = Object.keys(missing).length ? 'draft' : 'publish'
  return writeOffering({ user, trx }, offering, { status, ...input })
}

/** @throws HttpError 404, 403, 409 if staff removed it; E_VALIDATION_ERROR */
export async function updateOffering(
  { user, trx }: ActingUser,
  slug: string,
  input: OfferingInput
): Promise<Offering> {
  return writeOffering({ user, trx }, await lockOffering({ user, trx }, slug), input)
}

/**
 * Writes what is given to a locked offering.
 * @throws E_VALIDATION_ERROR; HttpError 409 if staff removed it
 */
async function writeOffering(
  { user, trx }: ActingUser,
  offering: Offering,
  input: OfferingInput
): Promise<Offering> {
  const { title, kind, description, price, currency, status, images } = input
  if (title !== undefined) offering.title = title
  if (kind !== undefined) offering.kind = kind
  if (description !== undefined) offering.description = description ?? ''
  if (input.coin_price !== undefined) offering.coinPrice = input.coin_price
  const { market_id: marketId = input.market } = input
  if (marketId !== undefined) await setMarket({ user, trx }, offering, marketId)
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

/** @throws HttpError 409 if staff removed it; E_VALIDATION_ERROR for each field that is missing */
function assertPublishable(offering: Offering): void {
  if (offering.takenDownAt) throw HttpError.conflict('Our team removed this offering.')
  const missing = Object.entries(missingFor(offering))
  if (!missing.length) return
  throw fieldErrors(Object.fromEntries(missing.map(([name, why]) => [`offering.${name}`, why])))
}

/**
 * Deletes an offering with its reviews. Requests that wait for an answer are declined.
 * @throws HttpError 404, 403, 409 while a request is accepted
 */
export async function removeOffering({ user, trx }: ActingUser, slug: string): Promise<void> {
  const offering = await lockOffering({ user, trx }, slug)
  const open = await lockOpenRequests({ trx }, (query) => query.where('offering_id', offering.id))
  if (open.some(({ status }) => status === 'accepted')) {
    throw HttpError.conflict('Complete or cancel the requests you accepted first.')
  }
  for (const request of open) {
    await changeRequest({ trx }, request, { to: 'declined', by: user })
  }
  const images = await listOfferingImageIds({ trx }, offering.id)
  await offering.delete()
  await detachImages({ trx }, images)
}
