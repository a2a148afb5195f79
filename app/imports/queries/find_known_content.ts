import db from '@adonisjs/lucid/services/db'
import { appUrl } from '#config/app'
import type { ImportPhoto } from '#app/imports/models/import_photo'

const OWN = /^\/media\/([0-9a-f]{64})\//

/**
 * The content of a photo that is here already: its listing's from an earlier import, the same URL
 * in this import, or a photo that this person exported from here. Null if it has to be fetched.
 */
export async function findKnownContent(
  importId: number,
  userId: number,
  { address, propertyId }: ImportPhoto
): Promise<string | null> {
  const path = address.startsWith(`${appUrl}/`) ? address.slice(appUrl.length) : ''
  const [, hash = null] = OWN.exec(path) ?? []
  const { rows } = await db.rawQuery<{ rows: { hash: string }[] }>(
    `select images.content_hash as hash from images
     where images.user_id = :userId and images.content_hash = :hash::text
     union all
     select images.content_hash from listing_import_photos p
       join images on images.id = p.image_id
       where p.import_id = :importId and p.address = :address
     union all
     select images.content_hash from listing_import_rows r
       join listing_import_photos p on p.import_id = r.import_id and p.row = r.row
       join property_images shown on shown.image_id = p.image_id
         and shown.property_id = r.property_id
       join images on images.id = p.image_id
       where r.property_id = :propertyId::integer and p.address = :address
     limit 1`,
    { importId, userId, address, propertyId, hash }
  )
  return rows[0]?.hash ?? null
}
