import { CONTACT_FIELDS, LEAD_FIELDS } from '#app/farm/imports/import_fields'
import {
  MAX_CONTACT_COLUMNS,
  MAX_CONTACT_ROWS,
  MAX_LEAD_ROWS,
  type ListOf,
} from '#app/farm/imports/import_options'
import { isVcard, readVcards } from '#app/farm/imports/read_vcards'
import { decodeText } from '#app/imports/reading/decode_text'
import { headingOf, MAX_LINES_ABOVE, withoutTail } from '#app/imports/reading/find_table'
import { readCsvRows } from '#app/imports/reading/read_csv'
import { fileRefusal } from '#app/imports/reading/file_refusal'
import { plainCellText } from '#app/imports/interpreting/cell_reader'
import { cleanText } from '#app/kernel/http/clean_text'

export interface ContactTable {
  columns: string[]
  rows: string[][]
}

const MAX_ROWS = { contacts: MAX_CONTACT_ROWS, leads: MAX_LEAD_ROWS } satisfies Record<
  ListOf,
  number
>

/** Reads a CSV file, or the cards of an address book. @throws E_VALIDATION_ERROR on `file` */
export function readContactTable(bytes: Buffer, of: ListOf): ContactTable {
  const max = MAX_ROWS[of]
  const text = decodeText(bytes).text.trim()
  if (!text) throw fileRefusal('This file is empty.')
  const table = isVcard(text)
    ? readVcards(text)
    : tableOf(readCsvRows(text, max + MAX_LINES_ABOVE), of)
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

function tableOf(lines: readonly string[][], of: ListOf): ContactTable {
  const { guess } = of === 'leads' ? LEAD_FIELDS : CONTACT_FIELDS
  const at = headingOf(lines, (line) => guess(line).filter(Boolean).length)
  const [columns = [], ...rows] = lines.slice(at)
  return { columns, rows: rows.map((row) => withoutTail(row, columns.length)) }
}

/** Why a row can’t be read; null if it can. */
export function brokenRow(cells: string[], { columns }: ContactTable): string | null {
  if (cells.length === columns.length) return null
  const few = cells.length < columns.length
  return `This row has ${cells.length} cells, but there are ${columns.length} columns. ${
    few ? 'Look for a missing separator.' : 'Put texts with separators in quotation marks.'
  }`
}

export function cellsOf<Field extends string>(
  cells: string[],
  mapping: readonly (Field | null)[]
): Partial<Record<Field, string>> {
  const found: Partial<Record<Field, string>> = {}
  mapping.forEach((field, at) => {
    const cell = cleanText(plainOf(cells[at] ?? '').replace(/\p{Cc}+/gu, ' ')).trim()
    if (field && cell) found[field] = found[field] ? `${found[field]}, ${cell}` : cell
  })
  return found
}

/** An address in angle brackets is no tag. */
function plainOf(cell: string): string {
  const hasAddress = cell.match(/<[^<>]*>/g)?.some((angled) => angled.includes('@'))
  return hasAddress ? cell : plainCellText(cell)
}
