import { errors } from '@vinejs/vine'
import type { Encoding } from '#app/imports/contract/encodings'
import { listingRows, type ListingRow } from './listing_rows.js'
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
    }
)

export interface ReadList {
  format: ListingTable['format']
  rows: ListingRow[]
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
    const rows = listingRows(table, mapping)
    const notes = [...table.notes, ...unreadColumns(table, mapping)]
    return { answer: { format: table.format, rows, notes } }
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    return { refused: error.messages }
  }
}
