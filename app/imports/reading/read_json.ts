import { parse, stringify } from 'lossless-json'
import { MAX_IMPORT_DEPTH, MAX_IMPORT_ROWS, MAX_IMPORT_COLUMNS } from '#app/imports/import_limits'
import { fileRefusal, tooManyRows, tooManyColumns } from '#app/imports/reading/file_refusal'
import type { CountKnown } from '#app/imports/reading/find_table'
import type { CsvTable } from '#app/imports/reading/read_csv'

interface FoundRecords {
  records: JsonRecord[]
  notes: string[]
}

/**
 * Reads a JSON file: a list of records, which may be under any key, a record per line, or one record.
 * @throws E_VALIDATION_ERROR on `file`
 */
export function readJson(text: string, countKnown: CountKnown): CsvTable & { notes: string[] } {
  assertFlat(text)
  const { records, notes } = recordsIn(parsed(text), countKnown)
  if (records.length > MAX_IMPORT_ROWS) throw tooManyRows()
  return { ...openRecords(records), notes }
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

/** Numbers as they are written: keys have more digits than a number can hold. */
const READING = {
  parseNumber: (digits: string) => digits,
  onDuplicateKey: ({ newValue }: { newValue: unknown }) => newValue,
}

function parsed(text: string): unknown {
  try {
    return parse(text, null, READING)
  } catch (error) {
    const lines = text.split('\n').filter((line) => line.trim())
    if (lines.length > 1 && lines[0].trim().endsWith('}')) return lines.map(parsedLine)
    throw fileRefusal(
      'We can’t read this JSON file. It may be cut off; export it again.',
      'file',
      error
    )
  }
}

/** Null for a line that isn't JSON; the others count all the same. */
function parsedLine(line: string): unknown {
  try {
    return parse(line, null, READING)
  } catch {
    return null
  }
}

function recordsIn(content: unknown, countKnown: CountKnown): FoundRecords {
  if (Array.isArray(content)) return listed(content, [])
  if (!isRecord(content)) throw noList()
  if (Array.isArray(content.value)) return listed(content.value, notesOfPage(content))
  const lists = listsIn(content)
  const isOne = !lists.length || countKnown(openRecords([content]).columns) > 1
  if (isOne && !('value' in content)) return { records: [content], notes: [] }
  const largest = lists.toSorted((one, other) => other.list.length - one.list.length)[0]
  if (!largest) throw noList()
  return listed(largest.list, notesOfPage({ ...content, ...largest.parent }))
}

function listed(list: readonly unknown[], notes: string[]): FoundRecords {
  const records = list.filter(isRecord)
  if (!records.length && list.length) throw noList()
  const others = list.length - records.length
  const note = `${others} of the file’s ${list.length} entries can’t be read as a listing.`
  const count = records.length.toLocaleString('en-US')
  const told = notes.map((text) => text.replace('{count}', count))
  return { records, notes: others ? [...told, note] : told }
}

interface FoundList {
  list: unknown[]
  parent: JsonRecord
}

/** Of records, at any depth outside of other lists. */
function listsIn(parent: JsonRecord): FoundList[] {
  return Object.values(parent).flatMap((value) => {
    if (Array.isArray(value)) return value.some(isRecord) ? [{ list: value, parent }] : []
    return isRecord(value) ? listsIn(value) : []
  })
}

const TOTALS = ['@odata.count', 'odata.count', 'totalCount', 'total_count', 'total', 'count']
const NEXT = ['@odata.nextLink', 'odata.nextLink', 'nextLink', 'next', 'next_page_url']

/** Whether the file is one page of several. */
function notesOfPage(content: JsonRecord): string[] {
  const total = TOTALS.map((name) => Number(content[name])).find((count) => count > 0)
  const hasNext = NEXT.some((name) => typeof content[name] === 'string' && content[name])
  const lists = Object.values(content).filter(Array.isArray)
  const count = Math.max(0, ...lists.map((list) => list.length))
  if (total !== undefined && total > count) {
    return [`This file is one page: it has {count} of ${total.toLocaleString('en-US')} listings.`]
  }
  if (hasNext) return ['This file is one page of several: it has {count} listings.']
  return []
}

function noList() {
  return fileRefusal('This JSON file has no list of listings in it.')
}

type JsonRecord = Record<string, unknown>

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * A table with a column for each key, nested ones as `address.city`. Columns are counted as they
 * come: rows times columns may not be built before.
 * @throws E_VALIDATION_ERROR on `file` if there are too many
 */
function openRecords(records: readonly JsonRecord[]): CsvTable {
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
