import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { ExportedPart } from '#app/accounts/registry/export_parts'

/** The person's own reports and their outcomes. */
export async function exportReports({ id }: User): Promise<ExportedPart> {
  const data: object[] = await db
    .from('reports')
    .where('reporter_id', id)
    .orderBy('id')
    .select('subject_type', 'reason', 'note', 'status', 'created_at', 'resolved_at')
  return { data }
}
