import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { reportFilter, type ReportFilter } from '#app/imports/import_options'
import { writeReport } from '#app/imports/report/write_report'
import { findOwnImport } from '#app/imports/find_imports'
import { listImportRows } from '#app/imports/report/list_import_rows'

const BATCH = 200

export default class ImportReportsController {
  /** As CSV. */
  async show({ auth, params, request, response }: HttpContext) {
    const { id } = await findOwnImport(auth.getUserOrFail(), params.id)
    const rows = rowsOf(id, reportFilter(request.input('filter')))
    response.header('content-type', 'text/csv; charset=utf-8')
    response.header('content-disposition', `attachment; filename="vesta-import-${id}.csv"`)
    response.header('cache-control', 'no-store')
    const report = writeReport(rows, (slug) => `${appUrl}/properties/${slug}`)
    response.stream(Readable.from(report))
  }
}

/** One batch at a time, at the receiver's pace: no query waits for the network. */
async function* rowsOf(id: number, filter: ReportFilter) {
  let after = 0
  for (;;) {
    const batch = await listImportRows(id, { filter, after, limit: BATCH })
    if (!batch.length) return
    yield batch
    after = batch[batch.length - 1].row
  }
}
