import db from '@adonisjs/lucid/services/db'
import { bindingsOf, nextOf, type Found, type Wanted } from '#app/spots/feed/feed_source'

export const TAGGED = `select s.id, s.published_at as "publishedAt" from spot_tags tagged
  join spots s on s.id = tagged.spot_id
  where tagged.tag = :tag
    and (tagged.published_at, tagged.spot_id) < (:at::timestamptz, :id::integer) and ${nextOf('s')}
  order by tagged.published_at desc, tagged.spot_id desc limit :limit`

/** The next spots with a tag, newest first. @param tag as `tagKey` makes it */
export async function listTaggedSpots(tag: string, wanted: Wanted): Promise<Found[]> {
  const { rows } = await db.rawQuery<{ rows: Found[] }>(TAGGED, { ...bindingsOf(wanted), tag })
  return rows
}
