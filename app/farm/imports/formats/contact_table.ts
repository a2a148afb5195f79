import {
  MAX_CONTACT_COLUMNS,
  MAX_CONTACT_ROWS,
  MAX_LEAD_ROWS,
  type ListOf,
} from '#app/farm/contract/import_limits'
import { decodeText } from '#app/imports/formats/decode/decode_text'
import { fileRefusal } from '#app/imports/formats/file_refusal'
import { readCsv } from '#app/imports/formats/decode/read_csv'

export interface ContactTable {
  columns: string[]
  rows: string[][]
}

const MAX_ROWS = { contacts: MAX_CONTACT_ROWS, leads: MAX_LEAD_ROWS } satisfies Record<
  ListOf,
  number
>

/** Reads a CSV file. @throws E_VALIDATION_ERROR on `file` */
export function readContactTable(bytes: Buffer, of: ListOf): ContactTable {
  const max = MAX_ROWS[of]
  const text = decodeText(bytes).text.trim()
  if (!text) throw fileRefusal('This file is empty.')
  const table = readCsv(text, max)
  if (!table.rows.length) throw fileRefusal(`This file has no ${of} in it.`)
  if (table.rows.length > max) {
    throw fileRefusal(
      `A file can have at most ${max.toLocaleString('en-US')} ${of}. Split it and import the parts.`
    )
  }
  if (table.columns.length > MAX_CONTACT_COLUMNS) {
    throw fileRefusal(`A file can have at most ${MAX_CONTACT_COLUMNS} columns.`)
  }
  return table
}
