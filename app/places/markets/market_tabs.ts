import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { ShownLists, type ShownList } from '#app/common/shown_lists'
import type { Extension } from '#app/kernel/modules/module'
import { listMarketFacts } from '#app/places/markets/market_facts'

export const marketTabs = new ShownLists('tabs of markets')

/** Adds a list to market pages. */
export function marketTab(list: ShownList): Extension {
  return marketTabs.add(list)
}

/** A stamp of a market, its facts and the lists on its page. */
export async function findMarketStamp({ slug }: Record<string, string>): Promise<string | null> {
  const { rows } = await db.rawQuery<{ rows: { id: number; version: string }[] }>(
    'select id, xmin::text as version from markets where slug = ?',
    [decodeURIComponent(slug)]
  )
  const [market] = rows
  if (!market) return null
  const facts = createHash('sha256')
    .update(JSON.stringify(await listMarketFacts(market.id)))
    .digest('base64url')
  return `${market.id}.${market.version}|${facts}|${await marketTabs.stamp(market.id)}`
}
