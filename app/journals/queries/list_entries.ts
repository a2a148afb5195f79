import type { PageRequest } from '#app/common/http/paginator'
import {
  readEntries,
  readEntryCards,
  type EntryCardRow,
  type EntryRow,
} from '#app/journals/models/entry_row'

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

export function listEntries(
  slug: string,
  viewerId: number | null,
  page: PageRequest
): Promise<EntryRow[]> {
  return readEntries(TAIL, values(slug, viewerId, page))
}
