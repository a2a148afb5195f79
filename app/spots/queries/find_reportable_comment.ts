import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import type { ReportedSubject } from '#app/moderation/registry/reportable_registry'
import { readComments } from '#app/spots/models/comment_row'
import { SEEN_SPOTS } from '#app/spots/models/seen_spots'

/** A comment that the reporter can see, as of now. */
export async function findReportableComment(
  { id: viewerId }: User,
  id: number,
  trx: TransactionClientContract
): Promise<ReportedSubject | null> {
  const hiddenIds = await listHiddenUserIds(viewerId, trx)
  const [comment] = await readComments(
    `where c.id = :id and ${SEEN_SPOTS} and c.user_id <> all(:hiddenIds::integer[])`,
    { id, viewerId, hiddenIds },
    trx
  )
  if (!comment) return null
  const evidence = { address: `/spots/${comment.spotSlug}`, comment: comment.content }
  return { reportedUserId: comment.userId, evidence }
}
