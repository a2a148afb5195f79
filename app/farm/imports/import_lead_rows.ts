import type { InTransaction } from '#app/kernel/database/transaction'
import type { ReadLead } from '#app/farm/imports/read_leads'
import ContactImport, { RUNNING_CONTACT_IMPORT_STATUSES } from '#app/farm/imports/contact_import'
import Farm from '#app/farm/farm'
import { importLead } from '#app/leads/import_lead'
import { tellBoards } from '#app/leads/leads_changed'

interface WaitingRow {
  row: number
  values: ReadLead & { email: string }
  notes: string[]
}

const ROWS_AT_ONCE = 50

/** Names what an import added to a lead's timeline. */
export const leadImportCause = (id: number) => `import:${id}`

/**
 * Takes the next rows of an import of leads and records what became of them, in one transaction.
 *
 * @returns whether there were any
 */
export async function importLeadRows({ trx }: InTransaction, id: number): Promise<boolean> {
  const running = await ContactImport.query({ client: trx })
    .where('id', id)
    .whereNotNull('lead_owner_id')
    .whereIn('status', [...RUNNING_CONTACT_IMPORT_STATUSES])
    .forUpdate()
    .first()
  if (!running?.leadOwnerId) return false
  const { rows } = await trx.rawQuery<{ rows: WaitingRow[] }>(
    `select row, "values", notes from farm_import_rows
     where import_id = ? and status = 'pending' order by row limit ?`,
    [id, ROWS_AT_ONCE]
  )
  if (!rows.length) return false
  const { teamId } = await Farm.findOrFail(running.farmId, { client: trx })
  const arrival = {
    ...{ userId: running.leadOwnerId, teamId, title: running.fileName },
    cause: leadImportCause(id),
  }
  const leadIds: number[] = []
  for (const row of rows) {
    const leadId = await importRow({ trx }, { id, row, arrival })
    if (leadId !== null) leadIds.push(leadId)
  }
  await tellBoards({ trx }, leadIds)
  await trx.rawQuery(
    `update farm_imports set status = 'processing', worked_at = now() where id = ?`,
    [id]
  )
  return true
}

interface ImportedRow {
  id: number
  row: WaitingRow
  arrival: Omit<Parameters<typeof importLead>[2], 'row'>
}

/** @returns the id of its lead; null if it has none */
async function importRow(
  { trx }: InTransaction,
  { id, row, arrival }: ImportedRow
): Promise<number | null> {
  const result = await importLead({ trx }, row.values, { ...arrival, row: row.row })
  const place = trx.from('farm_import_rows').where({ import_id: id, row: row.row })
  if (!result) {
    const notes = ['This address is yours, or of somebody blocked.', ...row.notes]
    await place.update({ status: 'failed', notes: JSON.stringify(notes) })
    return null
  }
  const { id: leadId, isNew, phone } = result
  const after = JSON.stringify(result.after)
  // where two rows have one address, undoing goes back to before the first
  await trx
    .knexQuery()
    .table('farm_import_leads')
    .insert({ import_id: id, lead_id: leadId, is_new: isNew, phone, after })
    .onConflict(['import_id', 'lead_id'])
    .merge({ after })
  await place.update({
    status: isNew ? 'created' : 'merged',
    lead_id: leadId,
    notes: JSON.stringify([...row.notes, ...result.notes]),
  })
  return leadId
}
