import db from '@adonisjs/lucid/services/db'
import {
  bindingsOf,
  newestFirst,
  nextOf,
  type Found,
  type Wanted,
} from '#app/spots/feed/feed_source'

/** SQL for the next spots of each market that `viewerId` joined. */
export const SPOTS_OF_MARKETS = `select s.id, s.published_at from market_members member
  cross join lateral (select s.id, s.published_at from spot_markets placed
    join spots s on s.id = placed.spot_id
    where placed.market_id = member.market_id
      and (placed.published_at, placed.spot_id) < (:at::timestamptz, :id::integer) and ${nextOf('s')}
    order by placed.published_at desc, placed.spot_id desc limit :limit) s
  where member.user_id = :viewerId`

export const JOINED_MARKETS = `select distinct s.id, s.published_at as "publishedAt",
    s.published_at from (${SPOTS_OF_MARKETS}) s ${newestFirst('s')}`

/** The next spots around the markets that somebody joined, newest first. */
export async function listMarketSpots(viewerId: number, wanted: Wanted): Promise<Found[]> {
  const { rows } = await db.rawQuery<{ rows: Found[] }>(JOINED_MARKETS, {
    ...bindingsOf(wanted),
    viewerId,
  })
  return rows
}
