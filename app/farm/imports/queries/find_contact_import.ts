import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Moment } from '#app/common/http/wire_time'
import type ContactImport from '#app/farm/imports/models/contact_import'

export interface ContactImportRow extends Pick<
  ContactImport,
  'id' | 'farmId' | 'leadOwnerId' | 'status' | 'fileName' | 'total'
> {
  done: number
  created: number
  merged: number
  failed: number
  skipped: number
  undone: number
  kept: number
  createdAt: Moment
  finishedAt: Moment | null
}

const rows = (condition: string, name: string) =>
  `(count(*) filter (where ${condition}))::integer as "${name}"`

export const CONTACT_IMPORTS = `select i.id, i.farm_id as "farmId", i.lead_owner_id as "leadOwnerId", i.status, i.file_name as "fileName", i.total,
    i.created_at as "createdAt", i.finished_at as "finishedAt", r.*, k.*
  from farm_imports i
  left join lateral (
    select ${rows(`r.status <> 'pending'`, 'done')}, ${rows(`r.status = 'created'`, 'created')},
      ${rows(`r.status = 'merged'`, 'merged')}, ${rows(`r.status = 'failed'`, 'failed')},
      ${rows(`r.status = 'skipped'`, 'skipped')}
    from farm_import_rows r where r.import_id = i.id) r on true
  left join lateral (
    select ${rows(`k.undo = 'undone'`, 'undone')}, ${rows(`k.undo = 'kept'`, 'kept')}
    from (select undo from farm_import_contacts where import_id = i.id
      union all select undo from farm_import_leads where import_id = i.id) k) k on true`

export async function findContactImport(
  id: number,
  client: QueryClientContract = db.connection()
): Promise<ContactImportRow | null> {
  const { rows: found } = await client.rawQuery<{ rows: ContactImportRow[] }>(
    `${CONTACT_IMPORTS} where i.id = ?`,
    [id]
  )
  return found[0] ?? null
}
