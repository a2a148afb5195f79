import db from '@adonisjs/lucid/services/db'
import { marketTabs } from '#app/places/registry/market_tabs'

/** A stamp of a market and the lists on its page. */
export async function findMarketStamp({ slug }: Record<string, string>): Promise<string | null> {
  const { rows } = await db.rawQuery<{ rows: { id: number; version: string }[] }>(
    'select id, xmin::text as version from markets where slug = ?',
    [decodeURIComponent(slug)]
  )
  const [market] = rows
  if (!market) return null
  return `${market.id}.${market.version}|${await marketTabs.stamp(market.id)}`
}
