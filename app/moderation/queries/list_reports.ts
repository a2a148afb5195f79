import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import Report from '#app/moderation/models/report'
import type { ReportStatus } from '#app/moderation/contract/report_options'

interface ReportsAsked {
  status: ReportStatus
  after?: number
  limit: number
}

/** Open ones oldest first, closed ones newest first. By id: the list shrinks while staff work. */
export function listReports({ status, after, limit }: ReportsAsked): Promise<Report[]> {
  const isOldestFirst = status === 'open'
  return withPeople()
    .where('status', status)
    .if(after, (query) => query.where('id', isOldestFirst ? '>' : '<', after!))
    .orderBy('id', isOldestFirst ? 'asc' : 'desc')
    .limit(limit)
}

export function findReport(id: number, trx: TransactionClientContract): Promise<Report> {
  return withPeople(trx).where('id', id).firstOrFail()
}

/** `$extras.previous_reports_count`: earlier reports of the same person. */
function withPeople(client?: TransactionClientContract) {
  return Report.query({ client })
    .select('reports.*')
    .select(
      db
        .from('reports as previous')
        .whereColumn('previous.reported_user_id', 'reports.reported_user_id')
        .whereColumn('previous.id', '<', 'reports.id')
        .count('*')
        .as('previous_reports_count')
    )
    .preload('reporter')
    .preload('reportedUser')
    .preload('resolvedBy')
}
