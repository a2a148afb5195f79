import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { readOpenHouses, type OpenHouseRow } from '#app/farm/open_houses/models/open_house_row'

/** In the order they take place. */
export function listByIds(
  ids: readonly number[],
  client?: TransactionClientContract
): Promise<OpenHouseRow[]> {
  return readOpenHouses(
    'where o.id = any(:ids::integer[]) order by o.starts_at, o.id',
    { ids: [...ids] },
    client
  )
}
