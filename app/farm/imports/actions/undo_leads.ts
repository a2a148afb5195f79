import type { InTransaction } from '#app/kernel/database/transaction'
import { leadImportCause } from '#app/farm/imports/actions/import_lead_rows'
import ContactImport from '#app/farm/imports/models/contact_import'
import type { LeadWords } from '#app/leads/actions/import_lead'
import { takeBackLead } from '#app/leads/actions/take_back_lead'
import { tellBoards } from '#app/leads/actions/tell_boards'

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
