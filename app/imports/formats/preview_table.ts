import { guessMapping, type ImportField } from '#app/imports/contract/import_fields'
import type { ListingTable } from './listing_table.js'

const SAMPLES = 3
const MAX_SAMPLE_CHARACTERS = 80

export interface ListPreview {
  format: ListingTable['format']
  total: number
  columns: { name: string; field: ImportField | null; samples: string[] }[]
}

/** The first values of each column, and what it seems to be. */
export function previewTable({ format, columns, rows }: ListingTable): ListPreview {
  const mapping = guessMapping(columns)
  const samplesOf = (at: number) =>
    rows.slice(0, SAMPLES).map((row) => (row[at] ?? '').slice(0, MAX_SAMPLE_CHARACTERS))
  return {
    format,
    total: rows.length,
    columns: columns.map((name, at) => ({ name, field: mapping[at], samples: samplesOf(at) })),
  }
}
