import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import type { ContactImportRow, ContactReportRow } from '#app/farm/imports/find_contact_imports'

export default class ContactImportTransformer extends BaseTransformer<ContactImportRow> {
  toObject() {
    const found = this.resource
    return {
      id: found.id,
      /** what its rows become */
      of: found.leadOwnerId === null ? ('contacts' as const) : ('leads' as const),
      status: found.status,
      file_name: found.fileName,
      total: found.total,
      done: found.done,
      created: found.created,
      merged: found.merged,
      failed: found.failed,
      skipped: found.skipped,
      undone: found.undone,
      kept: found.kept,
      created_at: wireTime(found.createdAt),
      finished_at: wireTimeOrNull(found.finishedAt),
    }
  }
}

export function contactRowJson(row: ContactReportRow) {
  const { contactId, leadId, ...rest } = row
  return { ...rest, contact_id: contactId, lead_id: leadId }
}
