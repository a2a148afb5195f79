import { transaction } from '#app/kernel/database/transaction'
import { finishContactImport } from '#app/farm/imports/actions/finish_contact_import'
import { importContactRows } from '#app/farm/imports/actions/import_contact_rows'
import { importLeadRows } from '#app/farm/imports/actions/import_lead_rows'
import { undoContacts } from '#app/farm/imports/actions/undo_contacts'
import { undoLeads } from '#app/farm/imports/actions/undo_leads'
import { contactImportChannel } from '#app/farm/contract/import_limits'
import { findContactImport } from '#app/farm/imports/queries/find_contact_import'
import ContactImportTransformer from '#app/farm/transformers/contact_import_transformer'
import { broadcast } from '#app/realtime/broadcasting/broadcast'

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
