import ContactImport from '#app/farm/imports/contact_import'
import { leadImportCause } from '#app/farm/imports/import_lead_rows'
import type { InTransaction } from '#app/kernel/database/transaction'
import { takeBackLead, type LeadWords } from '#app/leads/import_lead'
import { tellBoards } from '#app/leads/leads_changed'

const CONTACTS_AT_ONCE = 500

/**
 * Takes back what an import did to its next contacts, in one transaction: those it made are
 * deleted, others get back what they said. One that changed since, or said yes to mail, stays.
 *
 * @returns whether there were any
 */
export async function undoContacts({ trx }: InTransaction, id: number): Promise<boolean> {
  const undoing = await ContactImport.query({ client: trx })
    .where({ id, status: 'undoing' })
    .forUpdate()
    .first()
  if (!undoing) return false
  const { rows } = await trx.rawQuery<{ rows: { contact_id: number }[] }>(
    `select contact_id from farm_import_contacts where import_id = ? and undo is null
     order by contact_id limit ?`,
    [id, CONTACTS_AT_ONCE]
  )
  if (!rows.length) return false
  const chosen = { id, ids: rows.map((row) => row.contact_id) }
  await trx.rawQuery(
    `update farm_import_contacts k set undo = case
       when exists (select from farm_contacts c where c.id = k.contact_id
         and c.version <> k.version) then 'kept' else 'undone' end
     where k.import_id = :id and k.contact_id = any(:ids::integer[])`,
    chosen
  )
  await trx.rawQuery(
    `delete from farm_contacts c using farm_import_contacts k
     where k.import_id = :id and k.contact_id = any(:ids::integer[]) and k.undo = 'undone'
       and k.before is null and c.id = k.contact_id`,
    chosen
  )
  await trx.rawQuery(
    `update farm_contacts c set name = b.name, phone = b.phone, address = b.address,
       latitude = b.latitude, longitude = b.longitude, tags = b.tags, time_zone = b.time_zone,
       version = b.version
     from farm_import_contacts k, jsonb_to_record(k.before) as b(name text, phone text,
       address text, latitude float8, longitude float8, tags text[], time_zone text,
       version integer)
     where k.import_id = :id and k.contact_id = any(:ids::integer[]) and k.undo = 'undone'
       and k.before is not null and c.id = k.contact_id`,
    chosen
  )
  await trx.rawQuery('update farm_imports set worked_at = now() where id = ?', [id])
  return true
}

const LEADS_AT_ONCE = 50

interface ImportedLeadRow {
  lead_id: number
  is_new: boolean
  phone: string | null
  after: LeadWords
}

/**
 * Takes back what an import did to its next leads, in one transaction.
 *
 * @returns whether there were any
 */
export async function undoLeads({ trx }: InTransaction, id: number): Promise<boolean> {
  const undoing = await ContactImport.query({ client: trx })
    .where({ id, status: 'undoing' })
    .forUpdate()
    .first()
  if (!undoing) return false
  const { rows } = await trx.rawQuery<{ rows: ImportedLeadRow[] }>(
    `select lead_id, is_new, phone, after from farm_import_leads
     where import_id = ? and undo is null order by lead_id limit ?`,
    [id, LEADS_AT_ONCE]
  )
  await tellBoards(
    { trx },
    rows.map((row) => row.lead_id)
  )
  for (const { lead_id: leadId, is_new: isNew, phone, after } of rows) {
    const undo = await takeBackLead(
      { trx },
      { id: leadId, isNew, phone, after, cause: leadImportCause(id) }
    )
    await trx.from('farm_import_leads').where({ import_id: id, lead_id: leadId }).update({ undo })
  }
  await trx.rawQuery('update farm_imports set worked_at = now() where id = ?', [id])
  return rows.length > 0
}
