import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { ExportedPart } from '#app/accounts/registry/export_parts'

/** Journals with their entries, drafts and kept versions too. */
export async function exportJournals({ id }: User): Promise<ExportedPart> {
  const { rows } = await db.rawQuery<{ rows: { data: object }[] }>(
    `select jsonb_build_object('journals', coalesce(jsonb_agg(
       (to_jsonb(j) - 'user_id') || jsonb_build_object('entries', (
         select coalesce(jsonb_agg((to_jsonb(e) - 'journal_id') || jsonb_build_object('versions', (
           select coalesce(jsonb_agg(to_jsonb(v) - 'entry_id' order by v.version), '[]')
           from journal_entry_versions v where v.entry_id = e.id)) order by e.id), '[]')
         from journal_entries e where e.journal_id = j.id)) order by j.id), '[]')) as data
     from journals j where j.user_id = :id`,
    { id }
  )
  return { data: rows[0].data }
}
