import db from '@adonisjs/lucid/services/db'

/** A row of a running import whose photos are all settled; null if none is left. */
export async function findNextToPublish(importId: number): Promise<number | null> {
  const { rows } = await db.rawQuery<{ rows: { row: number }[] }>(
    `select r.row from listing_import_rows r join listing_imports i on i.id = r.import_id
     where r.import_id = :importId and r.publish and i.status in ('pending', 'processing')
       and not exists (select from listing_import_photos p
         where p.import_id = r.import_id and p.row = r.row and p.status = 'pending')
     order by r.row limit 1`,
    { importId }
  )
  return rows[0]?.row ?? null
}
