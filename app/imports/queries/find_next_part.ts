import db from '@adonisjs/lucid/services/db'

interface PackedPart {
  part: number
  packed: Buffer
}

/** Of an import in progress; null if every row is unpacked. */
export async function findNextPart(importId: number): Promise<PackedPart | null> {
  const { rows } = await db.rawQuery<{ rows: PackedPart[] }>(
    `select p.part, p.packed from listing_import_parts p join listing_imports i on i.id = p.import_id
     where p.import_id = :importId and i.status in ('pending', 'processing')
     order by p.part limit 1`,
    { importId }
  )
  return rows[0] ?? null
}
