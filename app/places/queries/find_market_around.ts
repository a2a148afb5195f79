import db from '@adonisjs/lucid/services/db'

interface MarketAround {
  slug: string
  name: string
}

/** The largest market that covers a point. @param latitude @param longitude degrees */
export async function findMarketAround(
  latitude: number,
  longitude: number
): Promise<MarketAround | null> {
  const { rows } = await db.rawQuery<{ rows: MarketAround[] }>(
    `select slug, name from markets
     where latitude between :latitude::float8 - 1 and :latitude::float8 + 1
       and 12742 * asin(least(1, sqrt(power(sin(radians(latitude - :latitude::float8) / 2), 2)
         + cos(radians(:latitude::float8)) * cos(radians(latitude))
           * power(sin(radians(longitude - :longitude::float8) / 2), 2)))) <= radius_km
     order by members_count desc, id limit 1`,
    { latitude, longitude }
  )
  return rows[0] ?? null
}
