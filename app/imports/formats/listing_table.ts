import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '#app/imports/contract/limits'
import { decodeText } from './decode_text.js'
import { fileRefusal, tooManyColumns, tooManyRows } from './file_refusal.js'
import { readCsv } from './read_csv.js'
import { readReso } from './read_reso.js'

export interface ListingTable {
  format: 'reso' | 'csv'
  columns: string[]
  /** as many cells as columns, unless the row is broken */
  rows: string[][]
}

/** Reads a RESO JSON or CSV file. @throws E_VALIDATION_ERROR on `file` */
export function readListingTable(bytes: Buffer): ListingTable {
  const text = decodeText(bytes).trim()
  if (!text) throw fileRefusal('This file is empty.')
  const table = /^[[{]/.test(text) ? readReso(text) : readCsv(text)
  if (!table.rows.length) throw fileRefusal('This file has no listings in it.')
  if (table.rows.length > MAX_IMPORT_ROWS) throw tooManyRows()
  if (table.columns.length > MAX_IMPORT_COLUMNS) throw tooManyColumns()
  return table
}
