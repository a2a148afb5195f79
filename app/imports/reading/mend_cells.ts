import { MAX_MENDED_CELLS, MAX_MENDED_CHARACTERS } from '#app/imports/import_limits'
import type { ListingTable } from './listing_table.js'
import { fileRefusal } from './file_refusal.js'

/** A cell as somebody mended it before importing. */
export interface MendedCell {
  /** from 1 on, as reports count */
  row: number
  /** from 0 on */
  column: number
  text: string
}

/** A table with some cells mended. @param json `MendedCell[]` @throws E_VALIDATION_ERROR on `cells` */
export function mendCells(table: ListingTable, json: string | undefined): ListingTable {
  if (json === undefined) return table
  const rows = [...table.rows]
  for (const { row, column, text } of sentCells(json, table)) {
    const cells = table.columns.map((_, at) => rows[row - 1][at] ?? '')
    cells[column] = text.trim()
    rows[row - 1] = [...cells, ...rows[row - 1].slice(cells.length)]
  }
  return { ...table, rows }
}

function sentCells(json: string, { columns, rows }: ListingTable): MendedCell[] {
  const sent = parsed(json)
  const isRight = (cell: unknown): cell is MendedCell =>
    typeof cell === 'object' &&
    cell !== null &&
    'row' in cell &&
    isBetween(cell.row, 1, rows.length) &&
    'column' in cell &&
    isBetween(cell.column, 0, columns.length - 1) &&
    'text' in cell &&
    typeof cell.text === 'string' &&
    cell.text.length <= MAX_MENDED_CHARACTERS
  if (Array.isArray(sent) && sent.length <= MAX_MENDED_CELLS && sent.every(isRight)) return sent
  throw fileRefusal('The mended cells don’t fit this file. Choose it again.', 'cells')
}

function isBetween(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
