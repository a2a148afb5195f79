import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { readDreams } from '#app/dreams/models/dream_row'
import { IS_MEMBER } from '#app/dreams/models/seen_dreams'
import type { ReportedSubject } from '#app/moderation/registry/reportable_registry'

/** A board that the reporter may have seen, also by its link, as of now. */
export async function findReportableDream(
  { id: viewerId }: User,
  id: number,
  trx: TransactionClientContract
): Promise<ReportedSubject | null> {
  const hiddenIds = await listHiddenUserIds(viewerId, trx)
  const [dream] = await readDreams(
    `where d.id = :id and (d.visibility <> 'private' or ${IS_MEMBER})
       and d.user_id <> all(:hiddenIds::integer[])`,
    { id, viewerId, hiddenIds },
    trx
  )
  if (!dream) return null
  const address = dream.linkToken ? `/dreams/shared/${dream.linkToken}` : `/dreams/${dream.id}`
  return { reportedUserId: dream.userId, evidence: { address, title: dream.title } }
}
