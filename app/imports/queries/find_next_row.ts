import db from '@adonisjs/lucid/services/db'
import type { ImportValues } from '#app/imports/contract/import_fields'

export interface NextRow {
  row: number
  values: ImportValues
  sourceKey: string | null
  format: 'reso' | 'csv'
  currency: string | null
}

/** Of an import in progress; null if none is left. */
export async function findNextRow(importId: number): Promise<NextRow | null> {
  const { rows } = await db.rawQuery<{ rows: NextRow[] }>(
    `select r.row, r.values, r.source_key as "sourceKey", i.format, i.currency
     from listing_import_rows r join listing_imports i on i.id = r.import_id
     where r.import_id = :importId and r.status = 'pending' and i.status in ('pending', 'processing')
     order by r.row limit 1`,
    { importId }
  )
  return rows[0] ?? null
}
