import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import Journal from '#app/journals/models/journal'
import { findJournalRow } from '#app/journals/queries/find_journal_row'

/** One's own journal, locked. @throws HttpError 404, 403 if one may only read it */
export async function lockJournal({ user, trx }: ActingUser, slug: string): Promise<Journal> {
  const journal = await Journal.query({ client: trx })
    .where({ slug, user_id: user.id })
    .forUpdate()
    .first()
  if (journal) return journal
  await findJournalRow(slug, user.id, trx)
  throw HttpError.forbidden()
}
