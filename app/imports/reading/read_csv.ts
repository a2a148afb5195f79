import { CsvError, parse, type Options } from 'csv-parse/sync'
import { MAX_IMPORT_COLUMNS } from '#app/imports/import_limits'
import { plainCell } from '#app/common/csv/safe_cell'
import { fileRefusal, tooManyColumns } from '#app/imports/reading/file_refusal'

const DELIMITERS = [',', ';', '\t', '|'] as const

/** Broken quotes in more places mean that it's no table. */
const MAX_BROKEN_QUOTES = 50
const SAMPLE_LINES = 30
const MAX_SAMPLE_CHARACTERS = 64 * 1024

export interface CsvTable {
  columns: string[]
  rows: string[][]
}

/** Rows that aren't empty; an open quote costs only its own row. @throws E_VALIDATION_ERROR on `file` */
export function readCsvRows(text: string, maxRows: number): string[][] {
  const { body, delimiter } = withDelimiter(text)
  if (cellsOfWidest(body, delimiter) > MAX_CELLS) throw tooManyColumns()
  const rows: string[][] = []
  let rest = Buffer.from(body)
  for (let broken = 0; rest.length && rows.length < maxRows; broken++) {
    if (broken > MAX_BROKEN_QUOTES) {
      throw fileRefusal('We can’t read this CSV file: too many quotation marks aren’t closed.')
    }
    const { found, end } = rowsUntilBroken(rest, { delimiter, to: maxRows - rows.length })
    for (const row of found) rows.push(row)
    rest = rest.subarray(end)
    if (!rest.length || rows.length >= maxRows) break
    const next = rest.indexOf(10)
    const line = next < 0 ? rest : rest.subarray(0, next + 1)
    for (const row of parse(line, { ...RELAXED, delimiter, quote: false })) rows.push(row)
    rest = rest.subarray(line.length)
  }
  return rows.map((row) => row.map(textOf))
}

/** The parser takes seconds for a row of a million. */
const MAX_CELLS = 10 * MAX_IMPORT_COLUMNS

/** Estimated without parsing, by the delimiters of a line outside quotes. */
function cellsOfWidest(text: string, delimiter: string): number {
  let [widest, cells, isQuoted] = [0, 1, false]
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === delimiter) widest = Math.max(widest, ++cells)
    else if (character === '\n' || character === '\r') cells = 1
  }
  return widest
}

const RELAXED = {
  relax_column_count: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
  trim: true,
} satisfies Options

/** @returns also where the record with an open quote starts, or the end */
function rowsUntilBroken(bytes: Buffer, options: Pick<Options, 'delimiter' | 'to'>) {
  const found: string[][] = []
  let end = 0
  try {
    parse(bytes, {
      ...RELAXED,
      ...options,
      relax_quotes: true,
      on_record: (record: string[], { bytes: read }) => {
        found.push(record)
        end = read
        return null
      },
    })
    return { found, end: bytes.length }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { found, end }
  }
}

/** `="02134"` is how spreadsheets keep zeros; a quote before a formula is how we escape it. */
function textOf(cell: string): string {
  return /^="(.*)"$/s.exec(cell)?.[1] ?? plainCell(cell)
}

function withDelimiter(text: string) {
  const told = /^"?sep=([^\r\n"])"?\s*?(?:\r\n|\n|\r)/i.exec(text)
  if (told) return { body: text.slice(told[0].length), delimiter: told[1] }
  return { body: text, delimiter: delimiterOf(text) }
}

/** The delimiter whose number is the same in most lines, not counting those in quotes. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, MAX_SAMPLE_CHARACTERS)
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]+/)
    .filter(Boolean)
    .slice(0, SAMPLE_LINES)
  // as many in most lines as in others; then the one there is more of
  const scoreOf = (delimiter: string) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1)
    const alike = Map.groupBy(counts.filter(Boolean), (count) => count)
    const [usual] = [...alike].toSorted(([, one], [, other]) => other.length - one.length)
    if (!usual) return 0
    const [count, having] = usual
    return having.length / lines.length + Math.min(count, MAX_CELLS) / MAX_CELLS / lines.length
  }
  return DELIMITERS.reduce((best, one) => (scoreOf(one) > scoreOf(best) ? one : best))
}
