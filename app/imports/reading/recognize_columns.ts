import { foldText } from '#app/common/text/fold_text'
import {
  AMOUNT_FIELDS,
  IMPORT_FIELD_COLUMNS,
  IMPORT_FIELDS,
  type AmountField,
  type ColumnMapping,
  type DecimalMark,
  type ImportField,
} from '#app/imports/import_fields'
import type { ListingTable } from '#app/imports/reading/listing_table'
import { readHeading, type Heading } from '#app/imports/reading/read_heading'

interface Table {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** What a table's headings say beside the fields. */
export interface ColumnHints {
  livingUnit: string | null
  lotUnit: string | null
  /** of amounts: `Price (EUR)`, `Price (000s)` */
  currencies: Partial<Record<AmountField, string>>
  factors: Partial<Record<AmountField, number>>
  decimalMark: DecimalMark | null
  hasExactBaths: boolean
}

const WORDS = Object.fromEntries(
  Object.entries(IMPORT_FIELD_COLUMNS).map(([field, { columns }]) => [
    field,
    columns.split(' ').map(foldText),
  ])
) as Record<ImportField, string[]>
const FIELD_NAMES = Object.keys(IMPORT_FIELD_COLUMNS) as ImportField[]
const ALL_WORDS: ReadonlySet<string> = new Set(Object.values(WORDS).flat())

/** Words like `Area` also name districts. */
const MEASURED: ReadonlySet<ImportField> = new Set(['living_area', 'lot_area'])
const NUMBERED: ReadonlySet<ImportField> = new Set([
  'price',
  'rent',
  'deposit',
  'living_area',
  'lot_area',
])

/** How many of these cells a heading could have. */
export function countKnown(cells: readonly string[]): number {
  const isKnown = (name: string) => ALL_WORDS.has(name) || ALL_WORDS.has(name.replace(/\d+$/, ''))
  return cells.filter((cell) => cell.length < 60 && readHeading(cell).names.some(isKnown)).length
}

/** Guesses each column's field from its name, and its cells; only repeatable fields twice. */
export function guessMapping({ columns, rows }: Table): ColumnMapping {
  const headings = columns.map(readHeading)
  const mapping: ColumnMapping = columns.map(() => null)
  const ranks = Math.max(0, ...headings.map(({ names }) => names.length))
  for (let rank = 0; rank < ranks; rank++) {
    for (const field of FIELD_NAMES) {
      const isFree = (at: number) => !mapping[at] && (!MEASURED.has(field) || isMeasured(rows, at))
      for (const at of columnsOf(field, headings, rank, isFree)) {
        if (IMPORT_FIELDS.isRepeatable(field) || !mapping.includes(field)) mapping[at] = field
      }
    }
  }
  return mapping
}

function columnsOf(
  field: ImportField,
  headings: readonly Heading[],
  rank: number,
  isFree: (at: number) => boolean
): number[] {
  const plain = (name: string) =>
    IMPORT_FIELDS.isRepeatable(field) ? name.replace(/\d+$/, '') : name
  const found: { at: number; place: number }[] = []
  headings.forEach(({ names }, at) => {
    const place = WORDS[field].indexOf(plain(names[rank] ?? ''))
    if (place >= 0 && isFree(at)) found.push({ at, place })
  })
  const isOrdered = IMPORT_FIELDS.isRepeatable(field)
  if (!isOrdered) found.sort((one, other) => one.place - other.place)
  return found.map(({ at }) => at)
}

function isMeasured(rows: Table['rows'], at: number): boolean {
  const cells = rows.map((row) => row[at] ?? '').filter(Boolean)
  return cells.filter((cell) => /\d/.test(cell)).length * 2 >= cells.length
}

/** Units, currency and decimals of a table, given what its columns are. */
export function hintsOf({ columns, rows }: Table, mapping: ColumnMapping): ColumnHints {
  const headingOf = (field: ImportField) => {
    const at = mapping.indexOf(field)
    return at < 0 ? null : readHeading(columns[at])
  }
  const numbered = mapping.flatMap((field, at) => (field && NUMBERED.has(field) ? [at] : []))
  return {
    livingUnit: headingOf('living_area')?.unit ?? null,
    lotUnit: headingOf('lot_area')?.unit ?? null,
    currencies: Object.fromEntries(
      AMOUNT_FIELDS.flatMap((field) => {
        const currency = headingOf(field)?.currency
        return currency ? [[field, currency]] : []
      })
    ),
    factors: Object.fromEntries(
      AMOUNT_FIELDS.map((field) => [field, headingOf(field)?.factor ?? 1])
    ),
    hasExactBaths: headingOf('bathrooms')?.names.some((name) => name.includes('decimal')) ?? false,
    decimalMark: decimalMarkOf(rows.flatMap((row) => numbered.map((at) => row[at] ?? ''))),
  }
}

/** The decimal sign of a file: what its cells that can be read in one way only agree on. */
function decimalMarkOf(cells: readonly string[]): DecimalMark | null {
  const marks = new Set(cells.map(markOf))
  marks.delete(null)
  return marks.size === 1 ? [...marks][0] : null
}

function markOf(cell: string): DecimalMark | null {
  const digits = /\d[\d.,\s'’]*/.exec(cell)?.[0].replace(/[\s'’]|[.,]$/g, '') ?? ''
  const points = digits.split('.').length - 1
  const commas = digits.split(',').length - 1
  if (points > 1 || (points && commas && digits.lastIndexOf('.') < digits.lastIndexOf(','))) {
    return ','
  }
  if (commas > 1 || (points && commas)) return '.'
  if (!points && !commas) return null
  const [whole, rest] = digits.split(/[.,]/)
  const isOpen = rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
  return isOpen ? null : points ? '.' : ','
}

const MAX_NAMED = 12
const MAX_NAMED_CHARACTERS = 60

/** Names the columns that have cells but no field. */
export function unreadColumns(
  { columns, rows }: Pick<ListingTable, 'columns' | 'rows'>,
  mapping: ColumnMapping
): string[] {
  const unread = columns.filter((_, at) => !mapping[at] && rows.some((row) => row[at]))
  if (!unread.length) return []
  const named = unread
    .slice(0, MAX_NAMED)
    .map((name) => `“${(name || 'without a name').slice(0, MAX_NAMED_CHARACTERS)}”`)
  const more = unread.length > MAX_NAMED ? ` and ${unread.length - MAX_NAMED} more` : ''
  return [`Columns that weren’t read: ${named.join(', ')}${more}.`]
}
