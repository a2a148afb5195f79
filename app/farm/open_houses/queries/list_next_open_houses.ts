import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

export interface NextOpenHouse {
  slug: string
  startsAt: Date
  endsAt: Date
  timeZone: string
}

/** The next open house, or the one going on, of each of the listings that has one, by their id. */
export async function listNextOpenHouses(
  propertyIds: readonly number[],
  client?: TransactionClientContract
): Promise<Map<number, NextOpenHouse>> {
  if (!propertyIds.length) return new Map()
  const { rows } = await (client ?? db).rawQuery<{
    rows: (NextOpenHouse & { propertyId: number })[]
  }>(
    `select distinct on (o.property_id) o.property_id as "propertyId", o.slug,
       o.starts_at as "startsAt", o.ends_at as "endsAt", o.time_zone as "timeZone"
     from open_houses o
     where o.property_id = any(?::integer[]) and o.cancelled_at is null and o.ends_at > now()
     order by o.property_id, o.starts_at, o.id`,
    [[...propertyIds]]
  )
  return new Map(rows.map(({ propertyId, ...house }) => [propertyId, house]))
}
