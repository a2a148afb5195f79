import { threadFile } from '#app/kernel/threads/thread'
import { declaredFieldNames } from '#app/kernel/validation/field_names'
import type { Encoding } from '#app/imports/import_options'
import type { ArchivedFile } from '#app/imports/archives/import_archive'
import { askReader } from './ask_reader.js'
import type { ListTask, ReadList } from './list_work.js'
import type { ListPreview } from './preview_table.js'

interface Reading {
  encoding?: Encoding
  /** JSON: the field of each column; without it, they are guessed */
  mapping?: string
  /** JSON: cells that were mended */
  cells?: string
}

/** What a file of listings seems to hold. @throws E_VALIDATION_ERROR on `file`, `mapping`, `cells` */
export function previewList(bytes: Uint8Array, reading: Reading = {}): Promise<ListPreview> {
  return ask<ListPreview>({ kind: 'preview', bytes, ...reading, names: declaredFieldNames() })
}

/** A file's rows with their photos. @throws E_VALIDATION_ERROR on `file`, `mapping`, `cells` */
export function readList(
  bytes: Uint8Array,
  { photos = null, ...reading }: Reading & { photos?: readonly ArchivedFile[] | null } = {}
): Promise<ReadList> {
  return ask<ReadList>({ kind: 'rows', bytes, ...reading, photos, names: declaredFieldNames() })
}

function ask<Answer>(task: ListTask): Promise<Answer> {
  return askReader<Answer>(threadFile(import.meta.url, 'list_worker'), task)
}
