import { CSV_MARK, csvLine } from '#app/common/csv/csv_line'
import type { ContactReportRow } from '#app/farm/imports/queries/list_contact_rows'

/** What became of each row, as a spreadsheet. */
export async function* writeContactReport(
  batches: AsyncIterable<ContactReportRow[]>
): AsyncIterable<string> {
  yield CSV_MARK + csvLine(['Row', 'Name', 'Email', 'Result', 'Notes'])
  for await (const batch of batches) {
    for (const { row, name, email, status, undo, notes } of batch) {
      yield csvLine([row, name, email, undo ?? status, notes.join('\n')])
    }
  }
}
