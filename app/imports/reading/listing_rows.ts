import { createHash } from 'node:crypto'
import { foldText } from '#app/common/text/fold_text'
import {
  AMOUNT_FIELDS,
  IMPORT_FIELDS,
  type ColumnMapping,
  type ImportField,
  type ImportValues,
} from '#app/imports/import_fields'
import { MAX_KEY_CHARACTERS } from '#app/imports/import_limits'
import { areDaysMeant, datedKey, looksDated } from '#app/imports/reading/dated_keys'
import { SECTION_COLUMN } from '#app/imports/reading/find_table'
import type { ListingTable } from '#app/imports/reading/listing_table'
import { readHeading } from '#app/imports/reading/read_heading'
import { readPhotos, type WantedPhoto } from '#app/imports/reading/read_photos'
import { hintsOf, type ColumnHints } from '#app/imports/reading/recognize_columns'
import { saysNothing } from '#app/imports/interpreting/cell_reader'
import { assertUsable } from '#app/imports/reading/sent_mapping'

/** A row as stored before it is processed. */
export interface ListingRow {
  row: number
  values: ImportValues
  key: string | null
  /** what the key belongs to */
  source: string
  /** reasons it fails from the start */
  errors: string[]
  /** fields whose cells are the reason */
  faults: ImportField[]
  photos: WantedPhoto[]
  /** with those that were cut off */
  photosWanted: number
  /** what is left out from the start */
  notes: string[]
}

/** @throws E_VALIDATION_ERROR if the mapping doesn't fit the table */
export function listingRows(table: ListingTable, mapping: ColumnMapping): ListingRow[] {
  assertUsable(mapping, IMPORT_FIELDS)
  const hints = hintsOf(table, mapping)
  const list = listSource(table.columns, mapping)
  const mayBeDays = areDaysMeant(keysOf(table, mapping))
  const firsts = new Map<string, number>()
  return table.rows.map((cells, index) => {
    const { values, texts } = valuesOf(cells, mapping)
    const isBlank = values.key !== undefined && saysNothing(values.key)
    const key = isBlank ? null : (values.key?.slice(0, MAX_KEY_CHARACTERS) ?? null)
    const broken = brokenRow(cells, values, table)
    const errors = broken ?? keyErrors(values, mayBeDays)
    const source = rowSource(list, values)
    const whole = JSON.stringify([source, key])
    const first = key === null ? undefined : firsts.get(whole)
    if (first && !errors.length) errors.push(`Row ${first} has the same listing ID, “${key}”.`)
    else if (key !== null && !first) firsts.set(whole, index + 1)
    const faults: ImportField[] = !broken && errors.length ? ['key'] : []
    const { photos, wanted, notes } = readPhotos(photoCells(cells, mapping), texts)
    addHints(values, hints)
    if (isBlank) notes.push(`Listing ID: “${values.key}” says nothing, so it stays empty.`)
    return {
      row: index + 1,
      values,
      key,
      source,
      errors,
      faults,
      photos,
      photosWanted: wanted,
      notes,
    }
  })
}

function photoCells(cells: string[], mapping: ColumnMapping): string[] {
  return cells.filter((cell, at) => cell && mapping[at] === 'photos')
}

/** Photos are stored apart, so their cells aren't among the values. */
function valuesOf(cells: string[], mapping: ColumnMapping) {
  const values: ImportValues = {}
  let texts: string | undefined
  mapping.forEach((field, at) => {
    const cell = cells[at]
    if (!field || !cell || field === 'photos') return
    if (field === 'photo_texts') texts = cell
    else values[field] = cut(values[field] === undefined ? cell : `${values[field]}|${cell}`)
  })
  return { values, texts }
}

/** More than any field takes, so that nothing spends time on the rest. */
const MAX_CELL_CHARACTERS = 100_000

const cut = (cell: string): string => cell.slice(0, MAX_CELL_CHARACTERS)

/** What the headings say counts where a row doesn't. */
function addHints(values: ImportValues, hints: ColumnHints): void {
  const { livingUnit, lotUnit, currencies, factors, decimalMark, hasExactBaths } = hints
  if (values.living_area && livingUnit) values.living_area_unit ??= livingUnit
  if (values.lot_area && lotUnit) values.lot_area_unit ??= lotUnit
  for (const field of AMOUNT_FIELDS) {
    const currency = currencies[field]
    if (values[field] && currency) values[`${field}_currency`] = currency
    const factor = factors[field] ?? 1
    if (values[field] && factor > 1) values[`${field}_factor`] = String(factor)
  }
  if (decimalMark) values.decimal_mark = decimalMark
  if (hasExactBaths && values.bathrooms) values.exact_baths = 'yes'
}

/** Why a row can't be used, whatever its cells say; null if it can. */
function brokenRow(
  cells: string[],
  values: ImportValues,
  { columns }: ListingTable
): string[] | null {
  if (cells.length > columns.length) {
    return [
      `This row has ${cells.length} cells, but there are ${columns.length} columns. Put texts with separators in quotation marks.`,
    ]
  }
  const isEmpty = Object.keys(values).every((field) => field === 'key' || field === 'source')
  return isEmpty ? ['This row says nothing about a listing.'] : null
}

function keysOf({ rows }: ListingTable, mapping: ColumnMapping): string[] {
  const at = mapping.indexOf('key')
  return at < 0 ? [] : rows.map((cells) => cells[at] ?? '').filter((key) => !saysNothing(key))
}

function keyErrors({ key }: ImportValues, mayBeDays: boolean): string[] {
  if (key === undefined) return []
  return !mayBeDays && looksDated(key) ? [datedKey(key)] : shortenedKey(key)
}

/** No other home has such a number, at least in the system that its row names. */
const UNIQUE: ReadonlySet<string> = new Set(
  'listingkey listingkeynumeric mlsnumber mlsid mls mlsno mlsnum zpid uniqueid'.split(' ')
)

const HASH_CHARACTERS = 16

/**
 * What the keys of a list belong to. `ID`, `ref` and the like count the rows of one list, which is
 * known by its headings; others are the same in each list, so that is empty.
 */
function listSource(columns: readonly string[], mapping: ColumnMapping): string {
  const at = mapping.indexOf('key')
  if (at < 0 || readHeading(columns[at]).names.some((name) => UNIQUE.has(name))) return ''
  const own = columns.filter((column) => column !== SECTION_COLUMN)
  const headings = [...new Set(own.map(foldText))].toSorted().join('|')
  return createHash('sha256').update(headings).digest('hex').slice(0, HASH_CHARACTERS)
}

/** The same for one row, which may name the system that it comes from. */
function rowSource(list: string, { source }: ImportValues): string {
  return [list, foldText(source ?? '').slice(0, 100)].filter(Boolean).join(' ')
}

/** Spreadsheets shorten long numbers to `2.02512E+25`, which several listings then share. */
export function shortenedKey(key: string): string[] {
  if (/^#{2,}$/.test(key.trim())) {
    return [
      `The listing ID “${key}” was too wide for its column. Make the column wider and export the list again.`,
    ]
  }
  if (!/^\d([.,]\d+)?E\+?\d{2,}$/i.test(key.trim())) return []
  return [
    `The listing ID “${key}” was shortened by a spreadsheet, so it may be another listing’s. Format that column as text and export the list again.`,
  ]
}
