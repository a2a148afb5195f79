import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/user'
import Report from '#app/moderation/report'
import type { ReportStatus } from '#app/moderation/report_options'
import type { ReportedSubject } from '#app/moderation/reportable_registry'

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

export async function countReports(): Promise<Record<ReportStatus, number>> {
  const rows: { status: ReportStatus; count: string }[] = await db
    .from('reports')
    .groupBy('status')
    .select('status')
    .count('* as count')
  const counts = { open: 0, resolved: 0, dismissed: 0 }
  for (const { status, count } of rows) counts[status] = Number(count)
  return counts
}

/** A person's public profile text, as of now. */
export async function findReportableUser(
  _reporter: User,
  id: number,
  trx: TransactionClientContract
): Promise<ReportedSubject | null> {
  const user = await User.find(id, { client: trx })
  if (!user) return null
  const { name, handle, bio } = user
  return { reportedUserId: user.id, evidence: { name, handle, bio } }
}
