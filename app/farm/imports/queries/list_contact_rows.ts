import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { RowFilter } from '#app/farm/contract/import_limits'

export interface ContactReportRow {
  row: number
  status: 'pending' | 'created' | 'merged' | 'failed' | 'skipped'
  name: string | null
  email: string | null
  notes: string[]
  contactId: number | null
  leadId: number | null
  undo: 'undone' | 'kept' | null
}

interface Part {
  filter?: RowFilter
  /** only rows behind this one */
  after?: number
  skipped?: number
  limit: number
}

const CONDITIONS: Record<RowFilter, string> = {
  all: 'true',
  failed: `r.status = 'failed'`,
  noted: `r.status in ('created', 'merged') and r.notes <> '[]'`,
}

/** Each row's outcome, in file order. */
export async function listContactRows(
  importId: number,
  { filter = 'all', after = 0, skipped = 0, limit }: Part,
  client: QueryClientContract = db.connection()
): Promise<ContactReportRow[]> {
  const { rows } = await client.rawQuery<{ rows: ContactReportRow[] }>(
    `select r.row, r.status, r.values ->> 'name' as name, r.values ->> 'email' as email, r.notes,
       r.contact_id as "contactId", r.lead_id as "leadId", coalesce(k.undo, l.undo) as undo
     from farm_import_rows r
     left join farm_import_contacts k on k.import_id = r.import_id and k.contact_id = r.contact_id
     left join farm_import_leads l on l.import_id = r.import_id and l.lead_id = r.lead_id
     where r.import_id = :importId and r.row > :after and ${CONDITIONS[filter]}
     order by r.row offset :skipped limit :limit`,
    { importId, after, skipped, limit }
  )
  return rows
}
