import {
  labelOfField,
  type ColumnMapping,
  type ImportValues,
} from '#app/imports/contract/import_fields'
import { MAX_KEY_CHARACTERS } from '#app/imports/contract/limits'
import { fileRefusal } from './file_refusal.js'
import type { ListingTable } from './listing_table.js'

/** A row as stored before it is processed. */
export interface ListingRow {
  row: number
  values: ImportValues
  key: string | null
  /** reasons it fails from the start */
  errors: string[]
}

/** @throws E_VALIDATION_ERROR if the mapping doesn't fit the table */
export function listingRows(table: ListingTable, mapping: ColumnMapping): ListingRow[] {
  assertUsable(mapping)
  return table.rows.map((cells, index) => {
    const values = valuesOf(cells, mapping)
    const key = values.key?.slice(0, MAX_KEY_CHARACTERS) ?? null
    return { row: index + 1, values, key, errors: errorsOf(cells, values, table) }
  })
}

function assertUsable(mapping: ColumnMapping): void {
  const used = mapping.filter((field) => field !== null)
  if (!used.length) {
    throw fileRefusal('We don’t know any column of this file. Choose what each one is.', 'mapping')
  }
  const twice = used.find((field, at) => used.indexOf(field) !== at)
  if (twice) {
    throw fileRefusal(`Two columns can’t both be “${labelOfField(twice)}”.`, 'mapping')
  }
}

function valuesOf(cells: string[], mapping: ColumnMapping): ImportValues {
  const pairs = mapping.flatMap((field, at) => (field && cells[at] ? [[field, cells[at]]] : []))
  return Object.fromEntries(pairs)
}

function errorsOf(cells: string[], values: ImportValues, { columns }: ListingTable): string[] {
  if (cells.length > columns.length) {
    return [
      `This row has ${cells.length} cells, but there are ${columns.length} columns. Put texts with separators in quotation marks.`,
    ]
  }
  const isEmpty = Object.keys(values).every((field) => field === 'key')
  return isEmpty ? ['This row says nothing about a listing.'] : []
}
