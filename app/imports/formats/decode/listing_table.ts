import type { Encoding } from '#app/imports/contract/encodings'
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '#app/imports/contract/limits'
import { fileRefusal, tooManyColumns, tooManyRows } from '#app/imports/formats/file_refusal'
import { decodeText } from './decode_text.js'
import { findTable, type CountKnown } from './find_table.js'
import { readCsvRows } from './read_csv.js'
import { readJson } from './read_json.js'
import { refuseForeign } from './refuse_foreign.js'

export interface ListingTable {
  format: 'reso' | 'csv'
  encoding: Encoding
  columns: string[]
  /** as many cells as columns, unless the row is broken */
  rows: string[][]
  /** about the file as a whole */
  notes: string[]
}

/** Lines beside the listings: headings, notes, totals. */
const MAX_OTHER_LINES = 100

/** Reads a JSON or CSV file. @throws E_VALIDATION_ERROR on `file` */
export function readListingTable(
  bytes: Buffer,
  countKnown: CountKnown,
  chosen?: Encoding
): ListingTable {
  const { text: whole, encoding } = decodeText(bytes, chosen)
  const text = whole.trim()
  if (!text) throw fileRefusal('This file is empty.')
  refuseForeign(text)
  const isJson = /^[[{]/.test(text)
  const table = isJson
    ? readJson(text, countKnown)
    : findTable(readCsvRows(text, MAX_IMPORT_ROWS + MAX_OTHER_LINES), countKnown)
  if (!table.rows.length) throw fileRefusal('This file has no listings in it.')
  if (table.rows.length > MAX_IMPORT_ROWS) throw tooManyRows()
  if (table.columns.length > MAX_IMPORT_COLUMNS) throw tooManyColumns()
  return { format: isJson ? 'reso' : 'csv', encoding, ...table }
}
