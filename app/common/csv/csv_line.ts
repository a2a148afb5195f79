import { stringify } from 'csv-stringify/sync'
import { safeCell } from '#app/common/csv/safe_cell'

/** Excel takes a file for UTF-8 only if it starts with this. */
export const CSV_MARK = '\ufeff'

/** A line of a spreadsheet that runs nothing; numbers stay numbers. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  const safe = cells.map((cell) => (typeof cell === 'string' ? safeCell(cell) : (cell ?? '')))
  return stringify([safe], { record_delimiter: '\r\n', quoted_match: /[\r\n]/ })
}
