import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import type User from '#app/accounts/user'
import type { PageRequest } from '#app/common/http/paginator'
import { entryWords, readEntryBody } from '#app/journals/entries/entry_body'
import {
  readEntries,
  viewEntries,
  readEntryCards,
  type EntryView,
  type EntryCardRow,
  type EntryRow,
} from '#app/journals/entries/entry_row'
import type { EntryAddress } from '#app/journals/journal_locks'
import { SEEN_ENTRIES } from '#app/journals/journals_sql'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ReportedSubject } from '#app/moderation/reportable_registry'

/** @param viewer null for a guest @throws HttpError 404 if there is none that they may read */
export async function findEntry(
  { slug, id }: EntryAddress,
  viewer: User | null,
  client?: TransactionClientContract
): Promise<EntryView> {
  const viewerId = viewer?.id ?? null
  const rows = await readEntries(
    `where j.slug = :slug and e.id = :id and ${SEEN_ENTRIES}`,
    { slug, id, viewerId, hiddenIds: await listHiddenUserIds(viewerId, client) },
    client
  )
  if (!rows.length) throw HttpError.notFound()
  const [view] = await viewEntries(rows, viewer, client)
  return view
}

/**
 * A journal's entries: unfinished ones, which only its author sees, then the newest first; one more
 * than a page holds.
 */
const TAIL = `where j.slug = :slug and (e.status = 'publish' or j.user_id = :viewerId::integer)
  order by (e.status = 'publish'), coalesce(e.published_at, e.updated_at) desc, e.id desc
  offset :skipped limit :limit`

const values = (slug: string, viewerId: number | null, { page, perPage }: PageRequest) => ({
  slug,
  viewerId,
  skipped: (page - 1) * perPage,
  limit: perPage + 1,
})

/** Of a journal that the viewer may open. @param viewerId null for a guest */
export function listEntryCards(
  slug: string,
  viewerId: number | null,
  page: PageRequest
): Promise<EntryCardRow[]> {
  return readEntryCards(TAIL, values(slug, viewerId, page))
}

/** The newest entries in public journals of several people. */
export function listEntriesBy(userIds: readonly number[], limit: number): Promise<EntryCardRow[]> {
  return readEntryCards(
    `where j.user_id = any(:userIds::integer[]) and j.visibility = 'public'
       and e.status = 'publish'
     order by e.published_at desc, e.id desc limit :limit`,
    { userIds: [...userIds], limit }
  )
}

export function listEntries(
  slug: string,
  viewerId: number | null,
  page: PageRequest
): Promise<EntryRow[]> {
  return readEntries(TAIL, values(slug, viewerId, page))
}

interface Neighbor {
  id: number
  title: string
}

export interface EntryPlace {
  /** 1 is the oldest */
  number: number
  count: number
  older: Neighbor | null
  newer: Neighbor | null
}

/** Where a published entry is in its journal; null for others. */
export async function findEntryPlace(id: number): Promise<EntryPlace | null> {
  const { rows } = await db.rawQuery<{ rows: EntryPlace[] }>(
    `select number, count, older, newer from (
       select e.id, row_number() over told::integer as number, count(*) over ()::integer as count,
         lag(json_build_object('id', e.id, 'title', e.title)) over told as older,
         lead(json_build_object('id', e.id, 'title', e.title)) over told as newer
       from journal_entries e where e.status = 'publish'
         and e.journal_id = (select journal_id from journal_entries where id = :id)
       window told as (order by e.published_at, e.id)) placed
     where id = :id`,
    { id }
  )
  return rows.at(0) ?? null
}

/** An entry that the reporter can read, with what it says as of now. */
export async function findReportableEntry(
  { id: viewerId }: User,
  id: number,
  trx: TransactionClientContract
): Promise<ReportedSubject | null> {
  const hiddenIds = await listHiddenUserIds(viewerId, trx)
  const [entry] = await readEntries(
    `where e.id = :id and ${SEEN_ENTRIES}`,
    { id, viewerId, hiddenIds },
    trx
  )
  if (!entry) return null
  const { journalSlug, title, body, authorId } = entry
  const evidence = {
    address: `/journals/${journalSlug}/entries/${id}`,
    title,
    text: entryWords(readEntryBody(body)) || null,
  }
  return { reportedUserId: authorId, evidence }
}
