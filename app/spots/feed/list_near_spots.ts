import db from '@adonisjs/lucid/services/db'
import {
  bindingsOf,
  newestFirst,
  nextOf,
  type Found,
  type Wanted,
} from '#app/spots/feed/feed_source'

export const NEAR = `select s.id, s.published_at as "publishedAt" from unnest(:cells::integer[]) as near(cell)
  cross join lateral (select s.id, s.published_at from spots s
    where s.cell = near.cell and ${nextOf('s')} ${newestFirst('s')}) s
  ${newestFirst('s')}`

/** The next spots in some cells, newest first. */
export async function listNearSpots(cells: readonly number[], wanted: Wanted): Promise<Found[]> {
  if (!cells.length) return []
  const { rows } = await db.rawQuery<{ rows: Found[] }>(NEAR, { ...bindingsOf(wanted), cells })
  return rows
}
