import db from '@adonisjs/lucid/services/db'
import { findMarket } from '#app/places/queries/find_market'
import { withinReachSql } from '#app/places/models/within_reach'

/** How many listings around a market anybody may see. */
export async function countMarketProperties(marketId: number): Promise<number> {
  const { latitude, longitude, radiusKm } = (await findMarket({ id: marketId }, null)).market
  const { rows } = await db.rawQuery<{ rows: { count: number }[] }>(
    `select count(*)::integer as count from properties p
     where p.status = 'publish' and not p.is_private and ${withinReachSql('p')}`,
    { latitude, longitude, radiusKm }
  )
  return rows[0].count
}
