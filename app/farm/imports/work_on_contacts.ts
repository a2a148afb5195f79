import ContactImportTransformer from '#app/farm/imports/contact_import_transformer'
import { findContactImport } from '#app/farm/imports/find_contact_imports'
import { importContactRows } from '#app/farm/imports/import_contact_rows'
import { importLeadRows } from '#app/farm/imports/import_lead_rows'
import { contactImportChannel } from '#app/farm/imports/import_options'
import { undoContacts, undoLeads } from '#app/farm/imports/undo_rows'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'
import { broadcast } from '#app/realtime/broadcast'

const TELL_EVERY_MS = 400

/**
 * Works on an import, one transaction for some hundred rows; or on taking it back. Several workers
 * may run at once. @returns whether anything is left when time is up
 */
export async function workOnContacts(id: number, forMs: number): Promise<boolean> {
  const end = Date.now() + forMs
  let toldAt = 0
  while (
    await transaction(
      async (trx) =>
        (await importContactRows({ trx }, id)) ||
        (await importLeadRows({ trx }, id)) ||
        (await undoContacts({ trx }, id)) ||
        undoLeads({ trx }, id)
    )
  ) {
    if (Date.now() > toldAt + TELL_EVERY_MS) {
      toldAt = Date.now()
      await tell(id)
    }
    if (Date.now() > end) return true
  }
  await transaction((trx) => finishContactImport({ trx }, id))
  await tell(id)
  return false
}

async function tell(id: number): Promise<void> {
  const found = await findContactImport(id)
  if (!found) return
  await broadcast({
    event: 'farm_import.progress',
    channels: [contactImportChannel(id)],
    data: { import: new ContactImportTransformer(found).toObject() },
  })
}

/** Once nothing waits, to be imported or taken back. Safe to repeat. */
async function finishContactImport({ trx }: InTransaction, id: number): Promise<void> {
  await trx.rawQuery(
    `update farm_imports i set finished_at = now(),
       status = case when status = 'undoing' then 'undone' else 'completed' end
     where id = :id and status in ('pending', 'processing', 'undoing')
       and case when status = 'undoing'
         then not exists (select from farm_import_contacts k
           where k.import_id = i.id and k.undo is null)
           and not exists (select from farm_import_leads k
             where k.import_id = i.id and k.undo is null)
         else not exists (select from farm_import_rows r
           where r.import_id = i.id and r.status = 'pending') end`,
    { id }
  )
}
