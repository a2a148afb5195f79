import db from '@adonisjs/lucid/services/db'
import {
  conditionsOf,
  filterConditions,
  type SearchRequest,
} from '#app/search/search_conditions_sql'
import { findAskedText, orderedMatches } from '#app/search/search_listings'
import { MAX_COUNTED } from '#app/search/search_options'

/** Where a listing of one’s own stands in a search’s order; 1 is the first. */
export interface OwnPlace {
  id: number
  place: number
}

const MAX_OWN_PLACES = 5

/**
 * Of the first `MAX_COUNTED` results those that are somebody’s own, the first of them.
 * @param viewerId null for a guest @param hiddenIds owners whose listings are left out
 */
export async function listOwnPlaces(
  request: SearchRequest,
  viewerId: number | null,
  hiddenIds: number[]
): Promise<OwnPlace[]> {
  if (viewerId === null || !(await hasListings(viewerId))) return []
  const asked = await findAskedText(request)
  const circle = asked.area?.circle ?? null
  if (request.sort === 'distance' && asked.isWide) return []
  const conditions = conditionsOf(filterConditions(request, hiddenIds), asked)
  const { sql, values } = orderedMatches('l.property_id, l.user_id', request, conditions, circle)
  const { rows } = await db.rawQuery<{ rows: OwnPlace[] }>(
    `select property_id as id, place::integer from (
       select matched.property_id, matched.user_id, row_number() over () as place
       from (${sql} limit :first) matched) placed
     where user_id = :viewerId order by place limit :limit`,
    { ...values, viewerId, first: MAX_COUNTED, limit: MAX_OWN_PLACES }
  )
  return rows
}

async function hasListings(userId: number): Promise<boolean> {
  const { rows } = await db.rawQuery<{ rows: { has: boolean }[] }>(
    'select exists (select from listed_properties where user_id = ?) as has',
    [userId]
  )
  return rows[0].has
}
