import { fileRefusal } from './file_refusal.js'
import type { ListingTable } from './listing_table.js'

type JsonRecord = Record<string, unknown>

/**
 * A list of records, the `value` of a RESO Web API response, or a single record.
 * @throws E_VALIDATION_ERROR on `file`
 */
export function readReso(text: string): ListingTable {
  const records = recordsIn(parsed(text))
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))]
  return {
    format: 'reso',
    columns,
    rows: records.map((record) => columns.map((column) => cellOf(record[column]))),
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
