import db from '@adonisjs/lucid/services/db'
import { OFFERING_STAMP } from '#app/club/offerings/models/offering_stamp'
import type { OfferingOwner } from '#app/club/offerings/queries/count_offerings'

/** A stamp of an offering’s page; null if guests may not see it. */
export async function findOfferingStamp({ slug }: Record<string, string>): Promise<string | null> {
  const { rows } = await db.rawQuery<{ rows: { stamp: string }[] }>(
    `select concat_ws('-', ${OFFERING_STAMP}, m.xmin) as stamp
     from offerings o join users u on u.id = o.user_id left join markets m on m.id = o.market_id
     where o.slug = :slug and o.status = 'publish'`,
    { slug }
  )
  return rows.at(0)?.stamp ?? null
}

/** A stamp of a list of offerings. */
export async function findOfferingsStamp(owner: OfferingOwner): Promise<string> {
  const [column, id] =
    'user_id' in owner ? ['user_id', owner.user_id] : ['market_id', owner.market_id]
  const { rows } = await db.rawQuery<{ rows: { stamp: string | null }[] }>(
    `select md5(string_agg(${OFFERING_STAMP}, '/' order by o.id)) as stamp
     from offerings o join users u on u.id = o.user_id
     where o.${column} = :id and o.status = 'publish'`,
    { id }
  )
  return rows[0].stamp ?? ''
}
