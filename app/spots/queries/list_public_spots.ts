import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { readSpots } from '#app/spots/models/spot_row'
import { viewSpots, type SpotView } from '#app/spots/models/spot_view'

/** Those of the spots that anybody may see, by their ids. @param hiddenIds authors whose are left out */
export async function listPublicSpots(
  ids: number[],
  client?: TransactionClientContract,
  hiddenIds: number[] = []
): Promise<Map<number, SpotView>> {
  if (!ids.length) return new Map()
  const rows = await readSpots(
    `where s.id = any(:ids::integer[]) and s.status = 'publish'
       and s.user_id <> all(:hiddenIds::integer[])`,
    { ids, hiddenIds, viewerId: null },
    client
  )
  const views = await viewSpots(rows, null, client)
  return new Map(views.map((view) => [view.row.id, view]))
}
