import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/user'
import { lockRunning } from '#app/imports/import_locks'
import type { ImportPhoto } from '#app/imports/photos/import_photo'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { saveImage } from '#app/media/save_image'
import type ImageContent from '#app/media/image_content'
import { insertImage } from '#app/properties/arrange_images'

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

/** The next photos of a running import whose listings are there; counts the attempt. */
export async function claimPhotos(
  { trx }: InTransaction,
  importId: number,
  limit: number
): Promise<ImportPhoto[]> {
  const { rows } = await trx.rawQuery<{ rows: ImportPhoto[] }>(
    `update listing_import_photos taken set attempts = taken.attempts + 1
     from (select p.import_id, p.row, p.position, r.property_id, a.token::text as token
       from listing_import_photos p
       join listing_import_rows r on r.import_id = p.import_id and r.row = p.row
       join listing_imports i on i.id = p.import_id
       left join import_archives a on a.id = i.archive_id
       where p.import_id = :importId and p.status = 'pending'
         and r.status in ('created', 'updated') and i.status in ('pending', 'processing')
       order by p.row, p.position limit :limit) as next
     where taken.import_id = next.import_id and taken.row = next.row
       and taken.position = next.position
     returning taken.row, taken.position, taken.address, taken.alt, taken.attempts,
       taken.file, next.token as archive, next.property_id as "propertyId"`,
    { importId, limit }
  )
  return rows.toSorted((one, other) => one.row - other.row || one.position - other.position)
}

/** Records a photo that can't be had, with the reason; its row and the other photos go on. */
export async function failPhoto(
  { trx }: InTransaction,
  importId: number,
  { row, position }: ImportPhoto,
  reason: string
): Promise<void> {
  if (!(await lockRunning(importId, trx))) return
  await trx
    .from('listing_import_photos')
    .where({ import_id: importId, row, position, status: 'pending' })
    .update({ status: 'failed', reason })
}
