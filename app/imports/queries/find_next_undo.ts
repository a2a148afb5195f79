import db from '@adonisjs/lucid/services/db'

/** The last row of an import whose work isn't taken back yet; null if none is left. */
export async function findNextUndo(importId: number): Promise<number | null> {
  const { rows } = await db.rawQuery<{ rows: { row: number }[] }>(
    `select r.row from listing_import_rows r join listing_imports i on i.id = r.import_id
     where r.import_id = :importId and i.status = 'undoing' and r.undo is null
       and r.status in ('created', 'updated')
     order by r.row desc limit 1`,
    { importId }
  )
  return rows[0]?.row ?? null
}
