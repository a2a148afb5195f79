import type { Encoding } from '#app/imports/contract/encodings'
import type { ArchivedFile } from '#app/imports/models/import_archive'
import { listingRows } from './listing_rows.js'
import { packRows } from './pack_rows.js'
import { placePhotos } from './place_photos.js'
import { readListingTable, type ListingTable } from './decode/listing_table.js'
import { previewTable, type ListPreview } from './preview_table.js'
import { countKnown, guessMapping } from './recognize/recognize_columns.js'
import { sentMapping } from './recognize/sent_mapping.js'
import { unreadColumns } from './recognize/unread_columns.js'

export type ListTask = {
  bytes: Uint8Array
  /** undefined to tell it by the letters */
  encoding?: Encoding
} & (
  | { kind: 'preview' }
  | {
      kind: 'rows'
      /** JSON: field names by column position */
      mapping: string | undefined
      /** of the ZIP file that came along; null without one */
      photos: readonly ArchivedFile[] | null
    }
)

export interface ReadList {
  format: ListingTable['format']
  total: number
  /** `packRows` of them */
  parts: Uint8Array<ArrayBuffer>[]
  /** about the file as a whole */
  notes: string[]
}

/** Everything whose cost grows with a file. @throws E_VALIDATION_ERROR */
export function doListWork(task: ListTask & { kind: 'preview' }): ListPreview
export function doListWork(task: ListTask & { kind: 'rows' }): ReadList
export function doListWork(task: ListTask): ListPreview | ReadList
export function doListWork(task: ListTask): ListPreview | ReadList {
  const table = readListingTable(Buffer.from(task.bytes), countKnown, task.encoding)
  if (task.kind === 'preview') return previewTable(table)
  const mapping =
    task.mapping === undefined ? guessMapping(table) : sentMapping(task.mapping, table.columns)
  const { rows, notes: others } = placePhotos(listingRows(table, mapping), task.photos)
  const notes = [...table.notes, ...unreadColumns(table, mapping), ...others]
  return { format: table.format, total: rows.length, parts: packRows(rows), notes }
}
