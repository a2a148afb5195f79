import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import type { ReportedSubject } from '#app/moderation/registry/reportable_registry'
import { entryWords, readEntryBody } from '#app/journals/contract/entry_body'
import { readEntries } from '#app/journals/models/entry_row'
import { SEEN_ENTRIES } from '#app/journals/models/seen_journals'

/** An entry that the reporter can read, with what it says as of now. */
export async function findReportableEntry(
  { id: viewerId }: User,
  id: number,
  trx: TransactionClientContract
): Promise<ReportedSubject | null> {
  const hiddenIds = await listHiddenUserIds(viewerId, trx)
  const [entry] = await readEntries(
    `where e.id = :id and ${SEEN_ENTRIES}`,
    { id, viewerId, hiddenIds },
    trx
  )
  if (!entry) return null
  const { journalSlug, title, body, authorId } = entry
  const evidence = {
    address: `/journals/${journalSlug}/entries/${id}`,
    title,
    text: entryWords(readEntryBody(body)) || null,
  }
  return { reportedUserId: authorId, evidence }
}
