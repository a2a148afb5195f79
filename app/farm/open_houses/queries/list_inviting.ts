import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { readOpenHouses, type OpenHouseRow } from '#app/farm/open_houses/models/open_house_row'

/** Those that anybody may still come to, by their ids. */
export async function listInviting(
  ids: number[],
  client?: TransactionClientContract
): Promise<Map<number, OpenHouseRow>> {
  if (!ids.length) return new Map()
  const houses = await readOpenHouses(
    `where o.id = any(:ids::integer[]) and o.cancelled_at is null and o.ends_at > now()
       and p.status = 'publish' and not p.is_private`,
    { ids },
    client
  )
  return new Map(houses.map((house) => [house.id, house]))
}
