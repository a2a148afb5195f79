import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import type User from '#app/accounts/models/user'
import type { PursuitRow } from '#app/club/pursuits/models/pursuit_row'
import {
  listNextOpenHouses,
  type NextOpenHouse,
} from '#app/farm/open_houses/queries/list_next_open_houses'
import type { PropertyCardRow } from '#app/properties/models/property_row'
import { listLastingCards } from '#app/properties/queries/list_lasting_cards'

/** A home on a board as one of its people sees it. */
export interface PursuitView extends PursuitRow {
  /** null if they may not see the listing, or it is deleted */
  card: PropertyCardRow | null
  nextOpenHouse: NextOpenHouse | null
}

export async function viewPursuits(
  rows: PursuitRow[],
  viewer: User,
  client?: TransactionClientContract
): Promise<PursuitView[]> {
  const ids = rows.flatMap(({ propertyId }) => propertyId ?? [])
  const cards = await listLastingCards(ids, viewer, client)
  const listedIds = [...cards.values()].filter(({ status }) => status === 'publish')
  const houses = await listNextOpenHouses(
    listedIds.map(({ id }) => id),
    client
  )
  const hiddenIds = await listHiddenUserIds(viewer.id, client)
  return rows.map((row) => ({
    ...row,
    noteBy: row.noteBy && hiddenIds.includes(row.noteBy.id) ? null : row.noteBy,
    card: (row.propertyId && cards.get(row.propertyId)) || null,
    nextOpenHouse: (row.propertyId && houses.get(row.propertyId)) || null,
  }))
}
