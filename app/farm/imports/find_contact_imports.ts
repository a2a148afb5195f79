import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import type { Moment } from '#app/common/http/wire_time'
import Farm from '#app/farm/farm'
import type ContactImport from '#app/farm/imports/contact_import'
import { assertOwnImport } from '#app/farm/imports/import_locks'
import type { RowFilter } from '#app/farm/imports/import_options'
import { farmOwner } from '#app/farm/open_farm'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { mayList } from '#app/teams/team_roles'
import { findTeamRole } from '#app/teams/find_teams'

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

const tally = (condition: string, name: string) =>
  `(count(*) filter (where ${condition}))::integer as "${name}"`

const CONTACT_IMPORTS = `select i.id, i.farm_id as "farmId", i.lead_owner_id as "leadOwnerId", i.status, i.file_name as "fileName", i.total,
    i.created_at as "createdAt", i.finished_at as "finishedAt", r.*, k.*
  from farm_imports i
  left join lateral (
    select ${tally(`r.status <> 'pending'`, 'done')}, ${tally(`r.status = 'created'`, 'created')},
      ${tally(`r.status = 'merged'`, 'merged')}, ${tally(`r.status = 'failed'`, 'failed')},
      ${tally(`r.status = 'skipped'`, 'skipped')}
    from farm_import_rows r where r.import_id = i.id) r on true
  left join lateral (
    select ${tally(`k.undo = 'undone'`, 'undone')}, ${tally(`k.undo = 'kept'`, 'kept')}
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

/** @throws HttpError 403 and 404 */
export async function findOwnContactImport(user: User, id: number): Promise<ContactImportRow> {
  await farmOwner(user)
  const found = await findContactImport(id)
  if (!found) throw HttpError.notFound()
  await assertOwnImport(user, found)
  return found
}

const RECENT_IMPORTS = 5

/** The newest, latest first: of a farm's contacts, or of somebody's leads. */
export async function listContactImports(
  of: { farmId: number } | { leadOwnerId: number }
): Promise<ContactImportRow[]> {
  const condition =
    'farmId' in of ? 'i.farm_id = ? and i.lead_owner_id is null' : 'i.lead_owner_id = ?'
  const { rows: found } = await db.rawQuery<{ rows: ContactImportRow[] }>(
    `${CONTACT_IMPORTS} where ${condition} order by i.id desc limit ?`,
    ['farmId' in of ? of.farmId : of.leadOwnerId, RECENT_IMPORTS]
  )
  return found
}

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

export async function mayFollowContactImport(user: User, id: number): Promise<boolean> {
  const found = await findContactImport(id)
  if (found?.leadOwnerId) return found.leadOwnerId === user.id
  const farm = found && (await Farm.find(found.farmId))
  if (!farm) return false
  return farm.userId === user.id || mayList(await findTeamRole(farm.teamId, user.id))
}
