import { IMPORT_FIELDS, type ColumnMapping } from '#app/imports/import_fields'
import type { ListingTable } from './listing_table.js'
import { explainInThread } from '#app/imports/interpreting/explain_in_thread'
import { readListing } from '#app/imports/interpreting/read_listing'
import { UnreadableRow } from '#app/imports/interpreting/unreadable_row'
import { listingRows, type ListingRow } from './listing_rows.js'
import type { FailingRow, FailingRows } from './preview_table.js'

const MAX_SHOWN_ROWS = 20
const MAX_NAME_CHARACTERS = 80

/**
 * The rows that can't become listings, with the cells at fault. Only for threads.
 * @param names of fields, declared in the app
 * @throws E_VALIDATION_ERROR on `mapping`
 */
export async function findFailingRows(
  table: ListingTable,
  mapping: ColumnMapping,
  names: Record<string, string> | null
): Promise<FailingRows> {
  if (names) explainInThread(names)
  const failing: FailingRow[] = []
  let total = 0
  for (const row of listingRows(table, mapping)) {
    const { errors, faults } = await withCellProblems(row, table.format)
    if (!errors.length) continue
    total++
    if (failing.length === MAX_SHOWN_ROWS) continue
    const { name = '', address = '' } = row.values
    failing.push({
      row: row.row,
      name: (name || address).slice(0, MAX_NAME_CHARACTERS),
      reasons: errors,
      cells: faults.flatMap((field) => {
        const column = mapping.indexOf(field)
        if (column < 0) return []
        return [{ column, label: IMPORT_FIELDS.labelOf(field), text: row.values[field] ?? '' }]
      }),
    })
  }
  return { total, rows: failing }
}

type Explainable = Pick<ListingRow, 'values' | 'errors' | 'faults'>

/** Rows that fail by their key, with what else is wrong with them: nobody reads them again. */
export async function explainRows<Row extends Explainable>(
  rows: readonly Row[],
  format: ListingTable['format'],
  names: Record<string, string> | null
): Promise<Row[]> {
  if (names) explainInThread(names)
  const explained: Row[] = []
  for (const row of rows) {
    explained.push(row.faults.length ? await withCellProblems(row, format) : row)
  }
  return explained
}

/** A row with all that is wrong: with its key, then with its other cells. */
export async function withCellProblems<Row extends Explainable>(
  row: Row,
  format: ListingTable['format']
): Promise<Row> {
  const { errors, faults, values } = row
  const isBroken = errors.length > 0 && !faults.length
  if (isBroken) return row
  try {
    await readListing(values, { hasPlainNumbers: format === 'reso', currency: null })
    return row
  } catch (error) {
    if (!(error instanceof UnreadableRow)) throw error
    return { ...row, errors: [...errors, ...error.sentences], faults: [...faults, ...error.faults] }
  }
}
