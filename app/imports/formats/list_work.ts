import { errors } from '@vinejs/vine'
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

interface ListAnswers {
  preview: ListPreview
  rows: ReadList
}

export interface Refusal {
  field: string
  message: string
}

export type ListAnswer<Kind extends ListTask['kind']> =
  { answer: ListAnswers[Kind] } | { refused: Refusal[] }

/** Everything whose cost grows with a file; errors as data, because their class doesn't travel. */
export function doListWork<Kind extends ListTask['kind']>(
  task: ListTask & { kind: Kind }
): ListAnswer<Kind>
export function doListWork(task: ListTask): ListAnswer<ListTask['kind']> {
  try {
    const table = readListingTable(Buffer.from(task.bytes), countKnown, task.encoding)
    if (task.kind === 'preview') return { answer: previewTable(table) }
    const mapping =
      task.mapping === undefined ? guessMapping(table) : sentMapping(task.mapping, table.columns)
    const { rows, notes: others } = placePhotos(listingRows(table, mapping), task.photos)
    const notes = [...table.notes, ...unreadColumns(table, mapping), ...others]
    return {
      answer: { format: table.format, total: rows.length, parts: packRows(rows), notes },
    }
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    return { refused: error.messages }
  }
}
