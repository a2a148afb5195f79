import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import type { ReportedSubject } from '#app/moderation/registry/reportable_registry'
import { SEEN_SPOTS } from '#app/spots/models/seen_spots'
import { readSpots } from '#app/spots/models/spot_row'

/** A spot that the reporter can see, as of now. */
export async function findReportableSpot(
  { id: viewerId }: User,
  id: number,
  trx: TransactionClientContract
): Promise<ReportedSubject | null> {
  const hiddenIds = await listHiddenUserIds(viewerId, trx)
  const [spot] = await readSpots(
    `where s.id = :id and ${SEEN_SPOTS}`,
    { id, viewerId, hiddenIds },
    trx
  )
  if (!spot) return null
  const evidence = { address: `/spots/${spot.slug}`, caption: spot.caption || null }
  return { reportedUserId: spot.userId, evidence }
}
