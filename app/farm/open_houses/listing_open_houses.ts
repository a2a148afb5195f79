import db from '@adonisjs/lucid/services/db'
import { listComing } from '#app/farm/open_houses/find_open_houses'
import OpenHouseTransformer from '#app/farm/open_houses/open_house_transformer'
import type { MediaRequest } from '#app/properties/public_page/listing_media'

/** What a listing’s page shows of its open houses; null without any. */
export async function listingOpenHouses({ listingId }: MediaRequest) {
  const coming = await listComing(listingId)
  if (!coming.length) return null
  return { open_houses: coming.map((house) => new OpenHouseTransformer(house).toObject()) }
}

/** SQL for a version of the open houses `o`, which changes as they begin and end. */
const STAMP = `concat_ws('.', o.id, o.revision, extract(epoch from o.updated_at), o.cancelled_at,
  o.starts_at <= now(), o.ends_at <= now(),
  (select count(*) from open_house_visitors v where v.open_house_id = o.id and v.status = 'registered'),
  (select string_agg(concat_ws(':', h.user_id, extract(epoch from u.updated_at)), ',' order by h.user_id)
   from open_house_hosts h join users u on u.id = h.user_id where h.open_house_id = o.id))`

/** Of the open houses on the page of a listing called `p`. */
export const LISTING_STAMP = `(select string_agg(${STAMP}, '/' order by o.id) from open_houses o
  where o.property_id = p.id and o.ends_at > now() and o.cancelled_at is null)`

/** Of an open house’s page; null if guests may not see it. */
export async function findOpenHouseStamp({ slug }: Record<string, string>): Promise<string | null> {
  const { rows } = await db.rawQuery<{ rows: { stamp: string }[] }>(
    `select concat_ws('-', ${STAMP}, p.version, extract(epoch from u.updated_at), ${LISTING_STAMP}) as stamp
     from open_houses o join properties p on p.id = o.property_id join users u on u.id = p.user_id
     where o.slug = :slug and p.status = 'publish' and not p.is_private`,
    { slug }
  )
  return rows.at(0)?.stamp ?? null
}
