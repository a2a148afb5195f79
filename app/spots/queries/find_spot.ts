import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { SEEN_SPOTS } from '#app/spots/models/seen_spots'
import { readSpots, type SpotRow } from '#app/spots/models/spot_row'
import { viewSpots, type SpotView } from '#app/spots/models/spot_view'

type Which = { slug: string } | { id: number }

/** @param viewerId null for a guest @throws HttpError 404 if there is none that they may see */
export async function findSpotRow(
  which: Which,
  viewerId: number | null,
  client?: TransactionClientContract
): Promise<SpotRow> {
  const condition = 'id' in which ? 's.id = :id' : 's.slug = :slug'
  const hiddenIds = await listHiddenUserIds(viewerId, client)
  const [row] = await readSpots(
    `where ${condition} and ${SEEN_SPOTS}`,
    { ...which, viewerId, hiddenIds },
    client
  )
  if (!row) throw HttpError.notFound()
  return row
}

/** @param viewerId null for a guest @throws HttpError 404 */
export async function findSpot(
  which: Which,
  viewerId: number | null,
  client?: TransactionClientContract
): Promise<SpotView> {
  const [view] = await viewSpots([await findSpotRow(which, viewerId, client)], viewerId, client)
  return view
}
