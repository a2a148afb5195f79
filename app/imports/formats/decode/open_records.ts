import { stringify } from 'lossless-json'
import { MAX_IMPORT_COLUMNS } from '#app/imports/contract/limits'
import { tooManyColumns } from '#app/imports/formats/file_refusal'
import type { CsvTable } from './read_csv.js'

export type JsonRecord = Record<string, unknown>

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * A table with a column for each key, nested ones as `address.city`. Columns are counted as they
 * come: rows times columns may not be built before.
 * @throws E_VALIDATION_ERROR on `file` if there are too many
 */
export function openRecords(records: readonly JsonRecord[]): CsvTable {
  const columns = new Map<string, number>()
  const opened = records.map((record) => {
    const cells = new Map<string, string>()
    openInto(cells, record, '')
    for (const name of cells.keys()) {
      if (!columns.has(name)) columns.set(name, columns.size)
    }
    if (columns.size > MAX_IMPORT_COLUMNS) throw tooManyColumns()
    return cells
  })
  const names = [...columns.keys()]
  return { columns: names, rows: opened.map((cells) => names.map((name) => cells.get(name) ?? '')) }
}

function openInto(cells: Map<string, string>, record: JsonRecord, path: string): void {
  for (const [key, value] of Object.entries(record)) {
    if (isRecord(value)) openInto(cells, value, `${path}${key}.`)
    else cells.set(path + key, cellOf(value))
    if (cells.size > MAX_IMPORT_COLUMNS) throw tooManyColumns()
  }
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (!Array.isArray(value)) return String(value).trim()
  return value.some(isRecord) ? (stringify(value) ?? '') : value.map(cellOf).join('|')
}
