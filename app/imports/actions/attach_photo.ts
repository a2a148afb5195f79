import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { InTransaction } from '#app/kernel/database/transaction'
import type { ImportPhoto } from '#app/imports/models/import_photo'
import { lockRunning } from '#app/imports/models/lock_running'
import { saveImage } from '#app/media/actions/save_image'
import type ImageContent from '#app/media/models/image_content'
import { insertImage } from '#app/properties/actions/insert_image'

/**
 * Puts a photo into its row's listing, once; one that the listing already has stays as it is.
 * @throws HttpError if it has no place there
 */
export async function attachPhoto(
  { trx }: InTransaction,
  importId: number,
  photo: ImportPhoto,
  content: ImageContent
): Promise<void> {
  const { row, position, alt } = photo
  const running = await lockRunning(importId, trx)
  const waiting = await trx
    .from('listing_import_photos')
    .where({ import_id: importId, row, position, status: 'pending' })
    .first()
  if (!running || !waiting) return

  const owner = await User.findOrFail(running.userId, { client: trx })
  const done = await trx.from('listing_import_rows').where({ import_id: importId, row }).first()
  const propertyId: number | null = done.property_id
  if (propertyId === null) throw HttpError.conflict('Its listing was deleted.')

  const stored = (imageId: number) =>
    trx
      .from('listing_import_photos')
      .where({ import_id: importId, row, position })
      .update({ status: 'stored', image_id: imageId, reason: null })
  const known = await findInListing(propertyId, content.hash, trx)
  if (known !== null) return void (await stored(known))

  const image = await saveImage({ trx }, content, { owner, purpose: 'property', alt })
  await stored(image.id)
  const order = await listRowImages(importId, row, trx)
  const property = await insertImage({ user: owner, trx }, propertyId, { imageId: image.id, order })
  await trx
    .from('listing_import_rows')
    .where({ import_id: importId, row, version: property.version - 1 })
    .update({ version: property.version })
}

async function findInListing(
  propertyId: number,
  hash: string,
  trx: TransactionClientContract
): Promise<number | null> {
  const found = await trx
    .from('property_images')
    .join('images', 'images.id', 'property_images.image_id')
    .where({ property_id: propertyId, content_hash: hash })
    .select('images.id')
    .first()
  return found?.id ?? null
}

async function listRowImages(
  importId: number,
  row: number,
  trx: TransactionClientContract
): Promise<number[]> {
  const rows = await trx
    .from('listing_import_photos')
    .where({ import_id: importId, row })
    .whereNotNull('image_id')
    .orderBy('position')
    .select('image_id')
  return rows.map((each) => each.image_id)
}
