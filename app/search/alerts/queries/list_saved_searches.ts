import SavedSearch from '#app/search/alerts/models/saved_search'
import db from '@adonisjs/lucid/services/db'

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
