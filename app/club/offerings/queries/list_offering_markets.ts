import db from '@adonisjs/lucid/services/db'

export interface OfferingMarket {
  slug: string
  name: string
}

/** The markets with public offerings, by name. */
export async function listOfferingMarkets(): Promise<OfferingMarket[]> {
  const { rows } = await db.rawQuery<{ rows: OfferingMarket[] }>(
    `select m.slug, m.name from markets m where exists (
       select from offerings o where o.market_id = m.id and o.status = 'publish')
     order by m.name, m.id`
  )
  return rows
}
