import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { readOfferings } from '#app/club/offerings/models/offering_row'
import { SEEN_OFFERINGS } from '#app/club/offerings/models/seen_offerings'
import type { ReportedSubject } from '#app/moderation/registry/reportable_registry'

/** An offering that the reporter can open, as of now. */
export async function findReportableOffering(
  { id: viewerId }: User,
  id: number,
  trx: TransactionClientContract
): Promise<ReportedSubject | null> {
  const hiddenIds = await listHiddenUserIds(viewerId, trx)
  const [offering] = await readOfferings(
    `where o.id = :id and ${SEEN_OFFERINGS}`,
    { id, viewerId, hiddenIds },
    trx
  )
  if (!offering) return null
  const { slug, title, description, userId } = offering
  const evidence = { address: `/offerings/${slug}`, title, description: description || null }
  return { reportedUserId: userId, evidence }
}
