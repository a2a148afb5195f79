import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { ExportedPart } from '#app/accounts/exports/export_parts'
import type User from '#app/accounts/user'
import Report from '#app/moderation/report'

const NOBODY = 'Deleted account'

/** Keeps reports about a deleted account as evidence, without the name. */
export async function forgetPerson(user: User, trx: TransactionClientContract): Promise<void> {
  const reports = await Report.query({ client: trx }).where('reported_user_id', user.id)
  for (const report of reports) {
    const evidence = Object.entries(report.evidence).map(([field, text]) => [
      field,
      text && withoutNames(text, user),
    ])
    await report.merge({ evidence: Object.fromEntries(evidence) }).save()
  }
}

function withoutNames(text: string, { name, handle }: User): string {
  const names = [name, handle].map((word) => RegExp.escape(word)).join('|')
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])(?:${names})(?![\\p{L}\\p{N}])`, 'gu'), NOBODY)
}

/** The person's own reports and their outcomes. */
export async function exportReports({ id }: User): Promise<ExportedPart> {
  const data: object[] = await db
    .from('reports')
    .where('reporter_id', id)
    .orderBy('id')
    .select('subject_type', 'reason', 'note', 'status', 'created_at', 'resolved_at')
  return { data }
}
