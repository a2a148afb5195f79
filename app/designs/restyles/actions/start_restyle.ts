import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { price } from '#config/design'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { fieldErrors } from '#app/common/http/field_errors'
import { creditsInWords } from '#app/designs/contract/credits_in_words'
import { newSeed } from '#app/designs/models/new_seed'
import { orderItem } from '#app/designs/restyles/actions/order_item'
import Restyle from '#app/designs/restyles/models/restyle'
import RestyleItem from '#app/designs/restyles/models/restyle_item'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findCreditBalance } from '#app/ledger/queries/find_credit_balance'
import type Image from '#app/media/models/image'
import { lockProperty } from '#app/properties/models/lock_property'
import type { DesignOptions } from '#app/redesign/contract/design_options'
import { settleTheme } from '#app/redesign/looks/shared_look'

export interface RestyleWishes {
  options: DesignOptions
  /** of the listing, in the order they are made */
  photos: { image: number; roomType: string | null }[]
}

/**
 * Orders a design for each photo, all with the same palette and finishes: all or none.
 * @throws HttpError 404, 403; 402 if the credits don't cover every photo; E_VALIDATION_ERROR if a
 * photo isn't in the listing
 */
export async function startRestyle(
  { user, trx }: ActingUser,
  slug: string,
  { options, photos }: RestyleWishes
): Promise<Restyle> {
  const property = await lockProperty({ slug }, user, trx)
  await property.load('images')
  const images = photos.map(({ image }) => photoOf(property.images, image))
  await assertAffordable(user.id, photos.length, trx)

  const seed = newSeed()
  const look = settleTheme({ ...options, roomType: null }, seed)
  const restyle = await Restyle.create(
    { userId: user.id, propertyId: property.id, options: look, seed },
    { client: trx }
  )
  for (const [position, { image, roomType }] of photos.entries()) {
    const item = await RestyleItem.create(
      { restyleId: restyle.id, position, imageId: image, roomType },
      { client: trx }
    )
    await orderItem({ user, trx }, restyle, item, images[position])
  }
  return restyle
}

function photoOf(images: readonly Image[], id: number): Image {
  const image = images.find((each) => each.id === id)
  if (!image) throw fieldErrors({ photos: 'Choose photos of this listing.' })
  return image
}

async function assertAffordable(
  userId: number,
  count: number,
  trx: TransactionClientContract
): Promise<void> {
  const [cost, balance] = [price * count, await findCreditBalance(userId, trx)]
  if (cost <= balance) return
  throw HttpError.paymentRequired(
    `This takes ${creditsInWords(cost)}, and you have ${balance}. Choose fewer photos, or get ${cost - balance} more.`
  )
}
