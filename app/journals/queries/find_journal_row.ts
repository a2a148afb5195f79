import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { readJournals, type JournalRow } from '#app/journals/models/journal_row'
import { SEEN_JOURNALS } from '#app/journals/models/seen_journals'

/** @param viewerId null for a guest @throws HttpError 404 if there is none that they may open */
export async function findJournalRow(
  slug: string,
  viewerId: number | null,
  client?: TransactionClientContract
): Promise<JournalRow> {
  const [row] = await readJournals(
    `where j.slug = :slug and ${SEEN_JOURNALS}`,
    { slug, viewerId, hiddenIds: await listHiddenUserIds(viewerId, client) },
    client
  )
  if (!row) throw HttpError.notFound()
  return row
}
