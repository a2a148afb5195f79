import { MAX_CONTACT_COLUMNS, MAX_CONTACT_ROWS } from '#app/farm/contract/import_limits'
import { decodeText } from '#app/imports/formats/decode/decode_text'
import { fileRefusal } from '#app/imports/formats/file_refusal'
import { readCsv } from '#app/imports/formats/decode/read_csv'

export interface ContactTable {
  columns: string[]
  rows: string[][]
}

/** Reads a CSV file of contacts. @throws E_VALIDATION_ERROR on `file` */
export function readContactTable(bytes: Buffer): ContactTable {
  const text = decodeText(bytes).text.trim()
  if (!text) throw fileRefusal('This file is empty.')
  const table = readCsv(text, MAX_CONTACT_ROWS)
  if (!table.rows.length) throw fileRefusal('This file has no contacts in it.')
  if (table.rows.length > MAX_CONTACT_ROWS) {
    throw fileRefusal(
      `A file can have at most ${MAX_CONTACT_ROWS.toLocaleString('en-US')} contacts. Split it and import the parts.`
    )
  }
  if (table.columns.length > MAX_CONTACT_COLUMNS) {
    throw fileRefusal(`A file can have at most ${MAX_CONTACT_COLUMNS} columns.`)
  }
  return table
}
