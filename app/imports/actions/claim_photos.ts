import type { InTransaction } from '#app/kernel/database/transaction'
import type { ImportPhoto } from '#app/imports/models/import_photo'

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
