import { CsvError, parse } from 'csv-parse/sync'
import { MAX_IMPORT_ROWS } from '#app/imports/contract/limits'
import { fileRefusal } from './file_refusal.js'
import type { ListingTable } from './listing_table.js'
import { plainCell } from '#app/common/csv/safe_cell'

const DELIMITERS = [',', ';', '\t', '|'] as const

/** @param maxRows with one more, so that who calls sees that there are. @throws E_VALIDATION_ERROR on `file` */
export function readCsv(text: string, maxRows = MAX_IMPORT_ROWS): ListingTable {
  const [columns = [], ...rows] = parsed(text, maxRows)
  return { format: 'csv', columns, rows: rows.map((row) => row.map(plainCell)) }
}

function parsed(text: string, maxRows: number): string[][] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      // the names of the columns, and one extra row
      to: maxRows + 2,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw fileRefusal(
      `We can’t read this CSV file from line ${Number(error.lines)} on. Look for a quotation mark that isn’t closed.`
    )
  }
}

/** The delimiter most frequent in the first line, outside quotes. */
function delimiterOf(text: string): string {
  const line = /^[^\r\n]*/.exec(text)![0].replace(/"[^"]*"/g, '')
  const count = (delimiter: string) => line.split(delimiter).length
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best))
}
