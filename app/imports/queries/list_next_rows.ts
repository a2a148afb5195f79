import db from '@adonisjs/lucid/services/db'
import type { ImportValues } from '#app/imports/contract/import_fields'

export interface NextRow {
  row: number
  values: ImportValues
  sourceKey: string | null
  source: string
  /** its realtor's, if it was held back */
  decision: 'update' | 'add' | null
  /** the home that it was held back for */
  chosenId: number | null
  format: 'reso' | 'csv'
  currency: string | null
}

/** Of an import in progress, in file order; empty if none is left. */
export async function listNextRows(importId: number, limit: number): Promise<NextRow[]> {
  const { rows } = await db.rawQuery<{ rows: NextRow[] }>(
    `select r.row, r.values, r.source_key as "sourceKey", r.source, r.decision,
       r.property_id as "chosenId", i.format, i.currency
     from listing_import_rows r join listing_imports i on i.id = r.import_id
     where r.import_id = :importId and r.status = 'pending' and i.status in ('pending', 'processing')
     order by r.row limit :limit`,
    { importId, limit }
  )
  return rows
}
