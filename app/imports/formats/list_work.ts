import { errors } from '@vinejs/vine'
import { listingRows, type ListingRow } from './listing_rows.js'
import { readListingTable, type ListingTable } from './listing_table.js'
import { previewTable, type ListPreview } from './preview_table.js'
import { sentMapping } from './sent_mapping.js'

/** What a thread is asked about a file. */
export type ListTask = { bytes: Uint8Array } & (
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
export function doListWork(task: ListTask): ListAnswer<ListTask['kind']> {
  try {
    const table = readListingTable(Buffer.from(task.bytes))
    if (task.kind === 'preview') return { answer: previewTable(table) }
    const rows = listingRows(table, sentMapping(task.mapping, table.columns))
    return { answer: { format: table.format, rows } }
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    return { refused: error.messages }
  }
}
