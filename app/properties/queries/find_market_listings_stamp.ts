import db from '@adonisjs/lucid/services/db'
import { findMarket } from '#app/places/queries/find_market'
import { withinReachSql } from '#app/places/models/within_reach'

/** A stamp of the listings around a market and of their cover photos. */
export async function findMarketListingsStamp(marketId: number): Promise<string> {
  const { latitude, longitude, radiusKm } = (await findMarket({ id: marketId }, null)).market
  const { rows } = await db.rawQuery<{ rows: { stamp: string | null }[] }>(
    `select md5(string_agg(concat_ws('.', p.id, p.version, i.xmin), ',' order by p.id)) as stamp
     from properties p left join images i on i.id = p.featured_image_id
     where p.status = 'publish' and not p.is_private and ${withinReachSql('p')}`,
    { latitude, longitude, radiusKm }
  )
  return rows[0].stamp ?? ''
}
