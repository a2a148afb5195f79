import { IMPORT_FIELDS, type ColumnMapping, type ImportField } from '#app/imports/import_fields'
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
  names: Record<string, string>
): Promise<FailingRows> {
  explainInThread(names)
  const failing: FailingRow[] = []
  let total = 0
  for (const row of listingRows(table, mapping)) {
    const problem = await problemOf(row, table.format)
    if (!problem) continue
    total++
    if (failing.length === MAX_SHOWN_ROWS) continue
    const { name = '', address = '' } = row.values
    failing.push({
      row: row.row,
      name: (name || address).slice(0, MAX_NAME_CHARACTERS),
      reasons: problem.reasons,
      cells: problem.faults.flatMap((field) => {
        const column = mapping.indexOf(field)
        if (column < 0) return []
        return [{ column, label: IMPORT_FIELDS.labelOf(field), text: row.values[field] ?? '' }]
      }),
    })
  }
  return { total, rows: failing }
}

interface Problem {
  reasons: string[]
  faults: ImportField[]
}

async function problemOf(
  { errors, faults, values }: ListingRow,
  format: ListingTable['format']
): Promise<Problem | null> {
  if (errors.length) return { reasons: errors, faults }
  try {
    await readListing(values, { hasPlainNumbers: format === 'reso', currency: null })
    return null
  } catch (error) {
    if (!(error instanceof UnreadableRow)) throw error
    return { reasons: error.sentences, faults: error.faults }
  }
}
