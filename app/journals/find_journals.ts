import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type { ExportedPart } from '#app/accounts/exports/export_parts'
import type User from '#app/accounts/user'
import { searchedPattern } from '#app/common/database/searched_pattern'
import type { PageRequest } from '#app/common/http/paginator'
import { readJournals, type JournalRow } from '#app/journals/journal_row'
import { SEEN_JOURNALS, LISTED_JOURNALS } from '#app/journals/journals_sql'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ReportedSubject } from '#app/moderation/reportable_registry'

/** @param viewerId null for a guest @throws HttpError 404 if there is none that they may open */
export async function findJournalRow(
  slug: string,
  viewerId: number | null,
  client?: TransactionClientContract
): Promise<JournalRow> {
  const [row] = await readJournals(
    `where j.slug = :slug and ${SEEN_JOURNALS}`,
    { slug, viewerId, hiddenIds: await listHiddenUserIds(viewerId, client) },
    client
  )
  if (!row) throw HttpError.notFound()
  return row
}

interface Listing {
  /** of one person; of everybody without */
  userId?: number
  /** words of titles, descriptions and entries' titles */
  q?: string | null
  /** whose journals are left out */
  exceptUserId?: number | null
}

/** Public journals, those with the newest entry first; one more than a page holds. */
export async function listJournals(
  { userId, q, exceptUserId }: Listing,
  viewerId: number | null,
  { page, perPage }: PageRequest
): Promise<JournalRow[]> {
  return readJournals(
    `where ${LISTED_JOURNALS} and j.user_id <> all(:hiddenIds::integer[])
       and (:userId::integer is null or j.user_id = :userId::integer)
       and (:exceptUserId::integer is null or j.user_id <> :exceptUserId::integer)
       and (:words::text is null or j.searched like :words::text
         or exists (select from journal_entries e where e.journal_id = j.id
           and e.status = 'publish' and e.searched like :words::text))
     order by "lastPublishedAt" desc, j.id desc offset :skipped limit :limit`,
    {
      viewerId,
      hiddenIds: await listHiddenUserIds(viewerId),
      userId: userId ?? null,
      exceptUserId: exceptUserId ?? null,
      words: searchedPattern(q),
      skipped: (page - 1) * perPage,
      limit: perPage + 1,
    }
  )
}

/** One's own, whatever their visibility, those changed last first. */
export function listOwnJournals(
  userId: number,
  { page, perPage }: PageRequest
): Promise<JournalRow[]> {
  return readJournals(
    `where j.user_id = :viewerId::integer
     order by greatest(j.updated_at, (select max(e.updated_at) from journal_entries e
       where e.journal_id = j.id)) desc, j.id desc offset :skipped limit :limit`,
    { viewerId: userId, skipped: (page - 1) * perPage, limit: perPage + 1 }
  )
}

/** How many journals of a person anybody may see. */
export async function countJournalsOf(userId: number): Promise<number> {
  const { rows } = await db.rawQuery<{ rows: { count: number }[] }>(
    `select count(*)::integer as count from journals j
     where j.user_id = :userId and ${LISTED_JOURNALS}`,
    { userId }
  )
  return rows[0].count
}

/** A journal that the reporter can open, as of now. */
export async function findReportableJournal(
  { id: viewerId }: User,
  id: number,
  trx: TransactionClientContract
): Promise<ReportedSubject | null> {
  const hiddenIds = await listHiddenUserIds(viewerId, trx)
  const [journal] = await readJournals(
    `where j.id = :id and ${SEEN_JOURNALS}`,
    { id, viewerId, hiddenIds },
    trx
  )
  if (!journal) return null
  const { slug, title, description, userId } = journal
  const evidence = { address: `/journals/${slug}`, title, description: description || null }
  return { reportedUserId: userId, evidence }
}

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
