import type { Encoding } from '#app/imports/import_options'
import { IMPORT_FIELDS, type ColumnMapping } from '#app/imports/import_fields'
import type { ArchivedFile } from '#app/imports/archives/import_archive'
import { listingRows } from './listing_rows.js'
import { mendCells } from './mend_cells.js'
import { packRows } from './pack_rows.js'
import { placePhotos } from './place_photos.js'
import { readListingTable, type ListingTable } from './listing_table.js'
import { previewTable, type ListPreview } from './preview_table.js'
import { countKnown, guessMapping, unreadColumns } from './recognize_columns.js'
import { sentMapping } from './sent_mapping.js'

export type ListTask = {
  bytes: Uint8Array
  /** undefined to tell it by the letters */
  encoding?: Encoding
  /** JSON: field names by column position; undefined to guess them */
  mapping?: string
  /** JSON: cells that were mended */
  cells?: string
  /** of fields, declared in the app; null outside of a thread */
  names: Record<string, string> | null
} & (
  | { kind: 'preview' }
  | {
      kind: 'rows'
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
export function doListWork(task: ListTask & { kind: 'preview' }): Promise<ListPreview>
export function doListWork(task: ListTask & { kind: 'rows' }): Promise<ReadList>
export function doListWork(task: ListTask): Promise<ListPreview | ReadList>
export async function doListWork(task: ListTask): Promise<ListPreview | ReadList> {
  const table = mendCells(
    readListingTable(Buffer.from(task.bytes), countKnown, task.encoding),
    task.cells
  )
  const mapping =
    task.mapping === undefined
      ? guessMapping(table)
      : sentMapping(task.mapping, table.columns, IMPORT_FIELDS)
  if (task.kind === 'preview') return previewOf(table, mapping, task.names)
  const { rows: placed, notes: others } = placePhotos(listingRows(table, mapping), task.photos)
  const rows = placed.some(({ faults }) => faults.length)
    ? await (await loadFailingRows()).explainRows(placed, table.format, task.names)
    : placed
  const notes = [...table.notes, ...unreadColumns(table, mapping), ...others]
  return { format: table.format, total: rows.length, parts: packRows(rows), notes }
}

/** Understanding rows loads much. */
const loadFailingRows = () => import('./failing_rows.js')

/** While no column is chosen, no row fails. */
async function previewOf(
  table: ListingTable,
  mapping: ColumnMapping,
  names: ListTask['names']
): Promise<ListPreview> {
  if (!mapping.some((field) => field)) return previewTable(table, mapping, { total: 0, rows: [] })
  const { findFailingRows } = await loadFailingRows()
  return previewTable(table, mapping, await findFailingRows(table, mapping, names))
}
