import type { ImportField } from '#app/imports/contract/import_fields'
import type { ListingTable } from './decode/listing_table.js'
import { guessMapping } from './recognize/recognize_columns.js'

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
}

/** The first values of each column, and what it seems to be. */
export function previewTable({
  format,
  encoding,
  columns,
  rows,
  notes,
}: ListingTable): ListPreview {
  return {
    format,
    encoding,
    total: rows.length,
    columns: previewColumns({ columns, rows }, guessMapping({ columns, rows })),
    notes,
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
