import db from '@adonisjs/lucid/services/db'
import type { ExportedPart } from '#app/accounts/exports/export_parts'
import type User from '#app/accounts/user'
import SavedSearch from '#app/search/saved/saved_search'

export interface SearchView {
  search: SavedSearch
  newCount: number
}

interface Part {
  limit: number
  offset: number
}

/** A person's searches, newest first, with the number of new matches. */
export async function listSavedSearches(userId: number, part?: Part): Promise<SearchView[]> {
  const query = SavedSearch.query().where('user_id', userId).orderBy('id', 'desc')
  if (part) void query.limit(part.limit).offset(part.offset)
  const searches = await query
  const { rows } = await db.rawQuery<{ rows: { id: number; count: number }[] }>(
    `select search.id, count(distinct l.property_id)::integer as count
     from saved_searches search
     join search_matches found on found.search_id = search.id and found.matched_at > search.seen_at
     join listed_properties l on l.property_id = found.property_id
     where search.user_id = ? group by search.id`,
    [userId]
  )
  const counts = new Map(rows.map(({ id, count }) => [id, count]))
  return searches.map((search) => ({ search, newCount: counts.get(search.id) ?? 0 }))
}

const ROW_ID = /^[1-9]\d{0,8}$/

/** A person's own search by the id in an address; null if it isn't one. */
export async function findEditedSearch(userId: number | null, id: string | undefined) {
  if (userId === null || !id || !ROW_ID.test(id)) return null
  const search = await SavedSearch.query()
    .where({ id: Number(id), user_id: userId })
    .first()
  return search && { id: search.id, name: search.name }
}

/** What somebody searches for and how often they are told. */
export async function exportSearches({ id }: User): Promise<ExportedPart> {
  const searches: object[] = await db
    .from('saved_searches')
    .where('user_id', id)
    .orderBy('id')
    .select('name', 'query', 'frequency', 'is_paused', 'created_at')
  return { data: searches }
}
