import { threadFile } from '#app/kernel/threads/thread'
import type { Encoding } from '#app/imports/contract/encodings'
import type { ArchivedFile } from '#app/imports/models/import_archive'
import { askReader } from './ask_reader.js'
import type { ListTask, ReadList } from './list_work.js'
import type { ListPreview } from './preview_table.js'

/** What a file of listings seems to hold. @throws E_VALIDATION_ERROR on `file` */
export function previewList(bytes: Uint8Array, encoding?: Encoding): Promise<ListPreview> {
  return ask<ListPreview>({ kind: 'preview', bytes, encoding })
}

interface Reading {
  /** JSON: the field of each column; without it, they are guessed */
  mapping?: string
  encoding?: Encoding
  photos?: readonly ArchivedFile[] | null
}

/** A file's rows with their photos. @throws E_VALIDATION_ERROR on `file` or `mapping` */
export function readList(
  bytes: Uint8Array,
  { mapping, encoding, photos = null }: Reading = {}
): Promise<ReadList> {
  return ask<ReadList>({ kind: 'rows', bytes, mapping, encoding, photos })
}

function ask<Answer>(task: ListTask): Promise<Answer> {
  return askReader<Answer>(threadFile(import.meta.url, 'list_worker'), task)
}
