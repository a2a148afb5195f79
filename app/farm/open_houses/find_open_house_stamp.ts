import db from '@adonisjs/lucid/services/db'
import {
  LISTED_OPEN_HOUSES_STAMP,
  OPEN_HOUSE_STAMP,
} from '#app/farm/open_houses/open_house_stamp_sql'

/** Of an open house’s page; null if guests may not see it. */
export async function findOpenHouseStamp({ slug }: Record<string, string>): Promise<string | null> {
  const { rows } = await db.rawQuery<{ rows: { stamp: string }[] }>(
    `select concat_ws('-', ${OPEN_HOUSE_STAMP}, p.version, extract(epoch from u.updated_at),
       ${LISTED_OPEN_HOUSES_STAMP}) as stamp
     from open_houses o join properties p on p.id = o.property_id join users u on u.id = p.user_id
     where o.slug = :slug and p.status = 'publish' and not p.is_private`,
    { slug }
  )
  return rows.at(0)?.stamp ?? null
}
