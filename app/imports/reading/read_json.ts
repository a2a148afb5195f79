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
  if (Array.isArray(content.value)) {
    return listed(content.value, notesOfPage(content, { list: content.value, parent: content }))
  }
  const lists = listsIn(content).map((found) => ({
    ...found,
    known: knownIn(found.list, countKnown),
  }))
  const [best] = lists.toSorted(
    (one, other) => other.known - one.known || other.list.length - one.list.length
  )
  const known = countKnown(openRecords([content]).columns)
  const needed = best?.isByKey ? best.known * best.list.length + 1 : best?.known
  const isOne = needed === undefined || (known > 1 && known >= needed)
  if (isOne && !('value' in content)) return { records: [content], notes: [] }
  if (!best) throw noList()
  return listed(best.list, notesOfPage(content, best))
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
  /** an object for each, under its key */
  isByKey?: true
}

/** Of records, at any depth outside of other lists; also by their keys. */
function listsIn(parent: JsonRecord): FoundList[] {
  const byKey = Object.values(parent)
  const inside = byKey.flatMap((value) => {
    if (Array.isArray(value)) return value.some(isRecord) ? [{ list: value, parent }] : []
    return isRecord(value) ? listsIn(value) : []
  })
  if (byKey.length < 2 || !byKey.every(isRecord) || !areAlike(byKey)) return inside
  return [{ list: byKey, parent, isByKey: true }, ...inside]
}

/** Whether each has mostly the keys of the first, as an object’s parts don’t. */
function areAlike(records: readonly JsonRecord[]): boolean {
  const keys = Object.keys(records[0])
  return (
    keys.length > 0 &&
    records.every((one) => keys.filter((key) => key in one).length * 2 > keys.length)
  )
}

/** How much a list’s first records tell about homes. */
const SAMPLE_RECORDS = 20

function knownIn(list: readonly unknown[], countKnown: CountKnown): number {
  return countKnown(openRecords(list.filter(isRecord).slice(0, SAMPLE_RECORDS)).columns)
}

const TOTALS =
  '@odata.count odata.count totalCount total_count totalResults total_results totalRecords total_records total count'.split(
    ' '
  )
const MORE = ['has_more', 'hasMore', 'hasNextPage', 'has_next']
const NEXT = ['@odata.nextLink', 'odata.nextLink', 'nextLink', 'next', 'next_page_url']

/** Whether the file is one page of several. */
function notesOfPage(content: JsonRecord, { list, parent }: FoundList): string[] {
  const said = { ...content, ...parent }
  const about = [said, ...Object.values(said).filter(isRecord)]
  const totals = about.flatMap((one) => TOTALS.map((name) => Number(one[name])))
  const total = totals.find((counted) => counted > 0)
  const hasNext = about.some(
    (one) =>
      NEXT.some((name) => typeof one[name] === 'string' && one[name]) ||
      MORE.some((name) => one[name] === true)
  )
  const count = list.length
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
    const point = geoPoint(value)
    if (point) cells.set(`${path}coordinates`, point)
    else if (isRecord(value)) openInto(cells, value, `${path}${key}.`)
    else cells.set(path + key, cellOf(value))
    if (cells.size > MAX_IMPORT_COLUMNS) throw tooManyColumns()
  }
}

/** GeoJSON has the longitude first. */
function geoPoint(value: unknown): string | null {
  if (!isRecord(value) || value.type !== 'Point' || !Array.isArray(value.coordinates)) return null
  const [longitude, latitude] = value.coordinates
  return `POINT(${longitude} ${latitude})`
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (!Array.isArray(value)) return String(value).trim()
  return value.some(isRecord) ? (stringify(value) ?? '') : value.map(cellOf).join('|')
}
