import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { MAX_IMPORT_ROWS } from '#app/imports/contract/limits'

export interface ReportRow {
  row: number
  status: 'pending' | 'created' | 'updated' | 'failed'
  slug: string | null
  name: string | null
  errors: string[]
  undo: 'undone' | 'kept' | null
  undoNote: string | null
}

interface Part {
  skipped?: number
  limit?: number
}

/** Each row's outcome, in file order. */
export async function listImportRows(
  importId: number,
  { skipped = 0, limit = MAX_IMPORT_ROWS }: Part = {},
  client: QueryClientContract = db.connection()
): Promise<ReportRow[]> {
  const { rows } = await client.rawQuery<{ rows: ReportRow[] }>(
    `select r.row, r.status, p.slug, coalesce(p.name, r.values ->> 'name', r.values ->> 'address') as name,
       r.errors, r.undo, r.undo_note as "undoNote"
     from listing_import_rows r left join properties p on p.id = r.property_id
     where r.import_id = :importId
     order by r.row offset :skipped limit :limit`,
    { importId, skipped, limit }
  )
  return rows
}
