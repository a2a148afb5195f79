import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '#app/imports/import_limits'
import type { Encoding } from '#app/imports/import_options'
import { decodeText } from '#app/imports/reading/decode_text'
import { fileRefusal, tooManyColumns, tooManyRows } from '#app/imports/reading/file_refusal'
import { findTable, type CountKnown } from '#app/imports/reading/find_table'
import { readCsvRows } from '#app/imports/reading/read_csv'
import { readJson } from '#app/imports/reading/read_json'

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
  const { text: whole, encoding, notes } = decodeText(bytes, chosen)
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
  const format = isJson ? 'reso' : 'csv'
  return { format, encoding, ...table, notes: [...notes, ...table.notes] }
}

const INSTEAD = 'Export the list as CSV or RESO JSON instead.'

/** By how they start; the last one is any other. */
const FORMATS: [start: RegExp, name: string][] = [
  [/<rets[\s>]/i, 'This is RETS XML.'],
  [/<propertyList[\s>]/i, 'This is an XML feed in REAXML.'],
  [/<(\w+:)?openimmo[\s>]/i, 'This is an XML feed in OpenImmo.'],
  [/<kyero[\s>]/i, 'This is an XML feed in Kyero’s format.'],
  [/<(!doctype )?html[\s>]|<table[\s>]/i, 'This is a web page (HTML), not a list.'],
  [/^\s*</, 'This is an XML file.'],
]
const START_CHARACTERS = 4000

/** Feeds that systems send each other. @throws E_VALIDATION_ERROR on `file` */
function refuseForeign(text: string): void {
  const start = text.slice(0, START_CHARACTERS)
  if (/^#HEADER#/i.test(start)) throw fileRefusal(`This is a BLM feed. ${INSTEAD}`)
  if (!/^<[?!\w]/.test(start)) return
  const [, name] = FORMATS.find(([mark]) => mark.test(start)) ?? FORMATS.at(-1)!
  throw fileRefusal(`${name} ${INSTEAD}`)
}
