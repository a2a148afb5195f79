import { BaseTransformer } from '@adonisjs/core/transformers'
import { IMPORT_FIELDS, type ImportField } from '#app/imports/import_fields'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import type { ImportRow } from '#app/imports/find_imports'
import type { ReportRow } from '#app/imports/report/list_import_rows'

/** Without its rows. */
export default class ImportTransformer extends BaseTransformer<ImportRow> {
  toObject() {
    const { id, status, format, total, notes, done, created, updated, failed } = this.resource
    const { held, skipped, undone, kept, createdAt, finishedAt } = this.resource
    const { photos, photosDone, photosFailed, photosRetriable } = this.resource
    return {
      id,
      status,
      format,
      total,
      done,
      created,
      updated,
      failed,
      held,
      skipped,
      undone,
      kept,
      notes,
      photos: { total: photos, done: photosDone, failed: photosFailed, retriable: photosRetriable },
      created_at: wireTime(createdAt),
      finished_at: wireTimeOrNull(finishedAt),
    }
  }
}

export function importRowJson(reported: ReportRow) {
  const { row, status, slug, name, listingStatus, errors, undo, undoNote } = reported
  const { faults, values } = reported
  const { photos, photosStored, failedPhotos, heldSlug, heldName } = reported
  return {
    row,
    status,
    slug,
    name,
    listing_status: listingStatus,
    errors,
    mendable: values ? faults.map((field) => cellJson(field, values[field])) : [],
    photos: { total: photos, stored: photosStored, failed: failedPhotos },
    held_for: heldSlug === null ? null : { slug: heldSlug, name: heldName },
    undo,
    undo_note: undoNote,
  }
}

function cellJson(field: ImportField, text = '') {
  return { field, label: IMPORT_FIELDS.labelOf(field), text }
}
