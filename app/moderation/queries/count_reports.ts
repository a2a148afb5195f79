import db from '@adonisjs/lucid/services/db'
import type { ReportStatus } from '#app/moderation/contract/report_options'

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
