import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/user'
import { fieldErrors } from '#app/common/http/field_errors'
import { deleteDesign } from '#app/designs/collection/change_design'
import Design from '#app/designs/design'
import { creditsInWords } from '#app/designs/design_limits'
import { PHOTOGRAPH_GONE } from '#app/designs/design_steps'
import { kindFor, orderedKind, priceFor } from '#app/designs/engines/choose_engine'
import { newSeed, generateDesign } from '#app/designs/orders/generate_design'
import { retryDesign } from '#app/designs/orders/regenerate_design'
import Restyle from '#app/designs/restyles/restyle'
import RestyleItem from '#app/designs/restyles/restyle_item'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { findCreditBalance } from '#app/ledger/find_balance'
import Image, { loadedImage, withContent, type LoadedImage } from '#app/media/image'
import { lockProperty } from '#app/properties/property_locks'
import type { DesignOptions } from '#app/redesign/design_options'
import type { EngineKind } from '#app/redesign/engine_kind'
import { settleTheme } from '#app/redesign/looks/shared_look'

export interface RestyleWishes {
  options: DesignOptions
  /** null for whoever usually makes designs */
  engineKind: EngineKind | null
  /** of the listing, in the order they are made */
  photos: { image: number; roomType: string | null }[]
}

/**
 * Orders a design for each photo, all with the same palette and finishes: all or none.
 * @throws HttpError 404, 403; 402 if the credits don't cover every photo; E_VALIDATION_ERROR if a
 * photo isn't in the listing, or the engine isn't offered
 */
export async function startRestyle(
  { user, trx }: ActingUser,
  slug: string,
  { options, engineKind: named, photos }: RestyleWishes
): Promise<Restyle> {
  const property = await lockProperty({ slug }, user, trx)
  await property.load('images', withContent)
  const images = photos.map(({ image }) => photoOf(property.images, image))
  const engineKind = orderedKind(named)
  await assertAffordable(user.id, photos.length * priceFor(engineKind), trx)

  const seed = newSeed()
  const look = settleTheme({ ...options, roomType: null }, seed)
  const restyle = await Restyle.create(
    { userId: user.id, propertyId: property.id, options: look, seed, engineKind },
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

function photoOf(images: readonly Image[], id: number): LoadedImage {
  const image = images.find((each) => each.id === id)
  if (!image) throw fieldErrors({ photos: 'Choose photos of this listing.' })
  return loadedImage(image)
}

async function findPhoto(id: number, trx: TransactionClientContract): Promise<LoadedImage | null> {
  const image = await Image.query({ client: trx }).where('id', id).preload('content').first()
  return image && loadedImage(image)
}

async function assertAffordable(
  userId: number,
  cost: number,
  trx: TransactionClientContract
): Promise<void> {
  const balance = await findCreditBalance(userId, trx)
  if (cost <= balance) return
  throw HttpError.paymentRequired(
    `This takes ${creditsInWords(cost)}, and you have ${balance}. Choose fewer photos, or get ${cost - balance} more.`
  )
}

/**
 * Makes a photo after all that failed, was canceled or whose design was deleted, with the same look.
 * @throws HttpError 404, 402; 409 if it is in progress or done, or its photo is gone
 */
export async function retryItem(
  { user, trx }: ActingUser,
  restyle: Restyle,
  itemId: number
): Promise<void> {
  const items = RestyleItem.query({ client: trx }).where({ id: itemId, restyle_id: restyle.id })
  const item = await items.clone().first()
  if (!item) throw HttpError.notFound()
  if (item.designId) {
    await retryDesign({ user, trx }, item.designId)
    return
  }
  const empty = await items.whereNull('design_id').forUpdate().first()
  if (!empty) throw HttpError.conflict('This photo is being made already.')
  const image = empty.imageId && (await findPhoto(empty.imageId, trx))
  if (!image) throw HttpError.conflict(PHOTOGRAPH_GONE)
  await orderItem({ user, trx }, restyle, empty, image)
}

/** Orders the design of an item. @throws HttpError 402 */
async function orderItem(
  { user, trx }: ActingUser,
  { options, seed, engineKind }: Restyle,
  item: RestyleItem,
  { content }: LoadedImage
): Promise<void> {
  const wishes = {
    options: { ...options, roomType: item.roomType },
    prompt: null,
    engineKind: kindFor(engineKind),
    seed,
  }
  const { id } = await generateDesign({ user, trx }, wishes, content)
  await item.merge({ designId: id, canceledAt: null }).save()
}

/**
 * Orders what was canceled again, with the same look: all whose photo the listing still has, or
 * none. Safe to repeat: what is under way already stays so.
 * @throws HttpError 404, 403; 402 if the credits don't cover every photo
 */
export async function resumeRestyle({ user, trx }: ActingUser, restyle: Restyle): Promise<void> {
  const property = await lockProperty({ id: restyle.propertyId }, user, trx)
  await property.load('images', withContent)
  const stopped = await RestyleItem.query({ client: trx })
    .where('restyle_id', restyle.id)
    .whereNull('design_id')
    .whereNotNull('canceled_at')
    .orderBy('position')
    .forUpdate()
  const orders = stopped.flatMap((item) => {
    const image = property.images.find(({ id }) => id === item.imageId)
    return image ? [{ item, image: loadedImage(image) }] : []
  })
  await assertAffordable(user.id, orders.length * priceFor(restyle.engineKind), trx)
  for (const { item, image } of orders) await orderItem({ user, trx }, restyle, item, image)
}

/** Cancels what no worker has begun, and releases its credits. Safe to repeat. */
export async function cancelRestyle({ user, trx }: ActingUser, restyle: Restyle): Promise<void> {
  const waiting = await Design.query({ client: trx })
    .where({ user_id: user.id, status: 'pending' })
    .whereIn('id', trx.from('restyle_items').where('restyle_id', restyle.id).select('design_id'))
    .orderBy('id')
    .forUpdate()
  for (const { id } of waiting) {
    await RestyleItem.query({ client: trx })
      .where('design_id', id)
      .update({ designId: null, canceledAt: DateTime.utc().toJSDate() })
    await deleteDesign({ user, trx }, id)
  }
}
