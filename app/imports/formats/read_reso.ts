import { MAX_IMPORT_COLUMNS, MAX_IMPORT_DEPTH, MAX_IMPORT_ROWS } from '#app/imports/contract/limits'
import { fileRefusal, tooManyColumns, tooManyRows } from './file_refusal.js'
import type { ListingTable } from './listing_table.js'

type JsonRecord = Record<string, unknown>

/**
 * A list of records, the `value` of a RESO Web API response, or a single record.
 * @throws E_VALIDATION_ERROR on `file`
 */
export function readReso(text: string): ListingTable {
  assertFlat(text)
  const records = recordsIn(parsed(text))
  if (records.length > MAX_IMPORT_ROWS) throw tooManyRows()
  const columns = columnsOf(records)
  return {
    format: 'reso',
    columns,
    rows: records.map((record) => columns.map((column) => cellOf(record[column]))),
  }
}

/** Distinct keys, counted as they come: rows times columns may not be built before. */
function columnsOf(records: readonly JsonRecord[]): string[] {
  const columns = new Set<string>()
  for (const record of records) {
    for (const key of Object.keys(record)) columns.add(key)
    if (columns.size > MAX_IMPORT_COLUMNS) throw tooManyColumns()
  }
  return [...columns]
}

/** Before it is parsed, since what walks over it later calls itself. */
function assertFlat(text: string): void {
  let depth = 0
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const mark = text[at]
    if (isInText && mark === '\\') at++
    else if (mark === '"') isInText = !isInText
    else if (!isInText && (mark === '{' || mark === '[')) depth++
    else if (!isInText && (mark === '}' || mark === ']')) depth--
    if (depth > MAX_IMPORT_DEPTH) {
      throw fileRefusal('This JSON file is nested too deeply. Export a plain list of listings.')
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw fileRefusal('We can’t read this JSON file. It may be cut off; export it again.')
  }
}

function recordsIn(content: unknown): JsonRecord[] {
  const list = isRecord(content) ? (content.value ?? [content]) : content
  if (Array.isArray(list) && list.every(isRecord)) return list
  throw fileRefusal('This JSON file has no list of listings in it.')
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) {
    return value.some(isRecord) ? JSON.stringify(value) : value.map(cellOf).join('|')
  }
  if (typeof value === 'object') return JSON.stringify(value)
  return String(value).trim()
}
