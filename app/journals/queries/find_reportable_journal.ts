import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import type { ReportedSubject } from '#app/moderation/registry/reportable_registry'
import { readJournals } from '#app/journals/models/journal_row'
import { SEEN_JOURNALS } from '#app/journals/models/seen_journals'

/** A journal that the reporter can open, as of now. */
export async function findReportableJournal(
  { id: viewerId }: User,
  id: number,
  trx: TransactionClientContract
): Promise<ReportedSubject | null> {
  const hiddenIds = await listHiddenUserIds(viewerId, trx)
  const [journal] = await readJournals(
    `where j.id = :id and ${SEEN_JOURNALS}`,
    { id, viewerId, hiddenIds },
    trx
  )
  if (!journal) return null
  const { slug, title, description, userId } = journal
  const evidence = { address: `/journals/${slug}`, title, description: description || null }
  return { reportedUserId: userId, evidence }
}
