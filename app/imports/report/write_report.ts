import { CSV_MARK, csvLine } from '#app/common/csv/csv_line'
import type { ReportRow } from '#app/imports/report/list_import_rows'

const COLUMNS = [
  'Row',
  'Listing ID',
  'Name',
  'Result',
  'Listing',
  'Status now',
  'Photos',
  'Photos taken',
  'Notes',
]

/** A report as a spreadsheet that runs nothing; starts with the mark Excel needs for UTF-8. */
export async function* writeReport(
  batches: AsyncIterable<ReportRow[]>,
  listingUrl: (slug: string) => string
): AsyncIterable<string> {
  yield CSV_MARK + csvLine(COLUMNS)
  for await (const batch of batches) {
    for (const row of batch) yield csvLine(cellsOf(row, listingUrl))
  }
}

function cellsOf(row: ReportRow, listingUrl: (slug: string) => string): string[] {
  const photos = row.failedPhotos.map(
    ({ number, address, reason }) => `Photo ${number}, ${address}: ${reason}`
  )
  const notes = [...row.errors, ...photos, ...(row.undoNote ? [row.undoNote] : [])]
  return [
    String(row.row),
    row.key ?? '',
    row.name ?? '',
    row.undo === 'undone' ? 'undone' : row.status,
    row.slug ? listingUrl(row.slug) : '',
    row.listingStatus ?? '',
    String(row.photos),
    String(row.photosStored),
    notes.join('\n'),
  ]
}
