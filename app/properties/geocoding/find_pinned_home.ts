import db from '@adonisjs/lucid/services/db'
import type { GeoPoint } from '#app/common/geo/geo_point'
import type Property from '#app/properties/property'

export type HomeAddress = Pick<Property, 'address' | 'city' | 'countryCode'>

export interface PinnedHome extends GeoPoint {
  id: number
  address: string
  city: string
  countryCode: string | null
}

export function addressOf({ address, city, countryCode }: HomeAddress): HomeAddress {
  return { address, city, countryCode }
}

/** Null without a street, a town or a pin. */
export async function findPinnedHome(id: number): Promise<PinnedHome | null> {
  const { rows } = await db.rawQuery<{ rows: PinnedHome[] }>(
    `select id, address, city, country_code as "countryCode", latitude, longitude
     from properties
     where id = :id and address <> '' and city <> '' and latitude is not null`,
    { id }
  )
  return rows[0] ?? null
}
