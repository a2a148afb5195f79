import type { ColumnMapping, ImportField } from '#app/imports/import_fields'
import type { ListingTable } from './listing_table.js'

const SAMPLES = 3
const MAX_SAMPLE_CHARACTERS = 80

export interface PreviewColumn<Field> {
  name: string
  field: Field | null
  samples: string[]
}

export interface ListPreview {
  format: ListingTable['format']
  /** what the bytes were taken for */
  encoding: ListingTable['encoding']
  total: number
  columns: PreviewColumn<ImportField>[]
  /** what was left out */
  notes: string[]
  /** as it stands */
  failing: FailingRows
}

export interface FailingRows {
  total: number
  /** the first of them */
  rows: FailingRow[]
}

export interface FailingRow {
  row: number
  name: string
  reasons: string[]
  /** those at fault, by the position of their column */
  cells: { column: number; label: string; text: string }[]
}

/** The first values of each column, and what it seems to be. */
export function previewTable(
  { format, encoding, columns, rows, notes }: ListingTable,
  mapping: ColumnMapping,
  failing: FailingRows
): ListPreview {
  return {
    format,
    encoding,
    total: rows.length,
    columns: previewColumns({ columns, rows }, mapping),
    notes,
    failing,
  }
}

export function previewColumns<Field>(
  { columns, rows }: Pick<ListingTable, 'columns' | 'rows'>,
  mapping: readonly (Field | null)[]
): PreviewColumn<Field>[] {
  const samplesOf = (at: number) =>
    rows.slice(0, SAMPLES).map((row) => (row[at] ?? '').slice(0, MAX_SAMPLE_CHARACTERS))
  return columns.map((name, at) => ({ name, field: mapping[at] ?? null, samples: samplesOf(at) }))
}
