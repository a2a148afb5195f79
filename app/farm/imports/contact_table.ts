import {
  MAX_CONTACT_COLUMNS,
  MAX_CONTACT_ROWS,
  MAX_LEAD_ROWS,
  type ListOf,
} from '#app/farm/imports/import_options'
import { decodeText } from '#app/imports/reading/decode_text'
import { readCsv } from '#app/imports/reading/read_csv'
import { fileRefusal } from '#app/imports/reading/file_refusal'
import { cleanText } from '#app/kernel/http/clean_text'

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
    const cell = cleanText(cells[at]?.replace(/\p{Cc}+/gu, ' ') ?? '').trim()
    if (field && cell) found[field] = found[field] ? `${found[field]}, ${cell}` : cell
  })
  return found
}

const EMAIL = /^[^\s@<>(),;:"]{1,64}@[^\s@<>(),;:"]+\.[^\s@<>(),;:".]{2,}$/u
const MAX_EMAIL_CHARACTERS = 254

export const emailOf = (cell: string | undefined): string | null =>
  cell?.replace(/^mailto:/i, '').toLowerCase() ?? null

export function emailFault(email: string): string | null {
  if (EMAIL.test(email) && email.length <= MAX_EMAIL_CHARACTERS) return null
  return `“${email.slice(0, 80)}” is not an email address.`
}

/** @param notes gets one if the value was too long */
export function shortened(
  value: string | undefined,
  { max, what, notes }: { max: number; what: string; notes: string[] }
): string | null {
  if (!value) return null
  if (value.length > max) notes.push(`The ${what} was cut to ${max} characters.`)
  return value.slice(0, max)
}
