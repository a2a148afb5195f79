import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { searchedPattern } from '#app/common/database/searched_pattern'
import type { PageRequest } from '#app/common/http/paginator'
import { readJournals, type JournalRow } from '#app/journals/models/journal_row'
import { LISTED_JOURNALS } from '#app/journals/models/seen_journals'

interface Listing {
  /** of one person; of everybody without */
  userId?: number
  /** words of titles, descriptions and entries' titles */
  q?: string | null
}

/** Public journals, those with the newest entry first; one more than a page holds. */
export async function listJournals(
  { userId, q }: Listing,
  viewerId: number | null,
  { page, perPage }: PageRequest
): Promise<JournalRow[]> {
  return readJournals(
    `where ${LISTED_JOURNALS} and j.user_id <> all(:hiddenIds::integer[])
       and (:userId::integer is null or j.user_id = :userId::integer)
       and (:words::text is null or j.searched like :words::text
         or exists (select from journal_entries e where e.journal_id = j.id
           and e.status = 'publish' and e.searched like :words::text))
     order by "lastPublishedAt" desc, j.id desc offset :skipped limit :limit`,
    {
      viewerId,
      hiddenIds: await listHiddenUserIds(viewerId),
      userId: userId ?? null,
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
