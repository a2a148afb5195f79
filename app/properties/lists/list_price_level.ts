import db from '@adonisjs/lucid/services/db'
import { findMarket } from '#app/places/markets/find_markets'
import type { MarketFact } from '#app/places/markets/market_facts'
import { AREA_UNITS, SQUARE_METERS_PER_UNIT, type AreaUnit } from '#app/properties/listing_options'
import { withinReachSql } from '#app/places/markets/within_reach_sql'

/** Fewer homes say too little about a place. */
const MIN_HOMES_WITH_PRICE = 3

interface LevelRow {
  currency: string
  price: number
  /** per square meter; null if no home tells its area */
  per_area: number | null
  unit: AreaUnit
}

/** What homes around a market cost, in the currency of most of them. */
export async function listPriceLevel(marketId: number): Promise<MarketFact[]> {
  const { latitude, longitude, radiusKm } = (await findMarket({ id: marketId }, null)).market
  const { rows } = await db.rawQuery<{ rows: LevelRow[] }>(
    `select p.currency, percentile_cont(0.5) within group (order by p.price::float8) as price,
       percentile_cont(0.5) within group (order by p.price::float8 / nullif(p.living_area::float8
         * case p.area_unit when 'sqft' then ${SQUARE_METERS_PER_UNIT.sqft} else 1 end, 0))
         as per_area,
       mode() within group (order by p.area_unit) as unit
     from properties p
     where p.status = 'publish' and not p.is_private and p.price > 0 and p.currency is not null
       and ${withinReachSql('p')}
     group by p.currency having count(*) >= :least
     order by count(*) desc, p.currency limit 1`,
    { latitude, longitude, radiusKm, least: MIN_HOMES_WITH_PRICE }
  )
  const [level] = rows
  if (!level) return []
  const { currency } = level
  const facts = [
    { label: 'Median asking price', amount: Math.round(level.price), currency, href: null },
  ]
  if (level.per_area === null) return facts
  const amount = Math.round(level.per_area * SQUARE_METERS_PER_UNIT[level.unit])
  const label = `Median per ${AREA_UNITS[level.unit]}`
  return [...facts, { label, amount, currency, href: null }]
}
