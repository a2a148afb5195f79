import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import type { ImportRow } from '#app/imports/queries/find_import'
import type { ReportRow } from '#app/imports/queries/list_import_rows'

/** Without its rows. */
export default class ImportTransformer extends BaseTransformer<ImportRow> {
  toObject() {
    const { id, status, format, total, done, created, updated, failed } = this.resource
    const { undone, kept, createdAt, finishedAt } = this.resource
    return {
      id,
      status,
      format,
      total,
      done,
      created,
      updated,
      failed,
      undone,
      kept,
      created_at: wireTime(createdAt),
      finished_at: wireTimeOrNull(finishedAt),
    }
  }
}

export function importRowJson({ row, status, slug, name, errors, undo, undoNote }: ReportRow) {
  return { row, status, slug, name, errors, undo, undo_note: undoNote }
}
