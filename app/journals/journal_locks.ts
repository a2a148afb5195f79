import type { ActingUser } from '#app/accounts/user'
import Entry from '#app/journals/entries/entry'
import { findJournalRow } from '#app/journals/find_journals'
import Journal from '#app/journals/journal'
import { HttpError } from '#app/kernel/exceptions/http_error'

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

export interface EntryAddress {
  slug: string
  id: number
}

/** An entry of one's own journal, both locked. @throws HttpError 404, 403 if one may only read it */
export async function lockEntry(
  { user, trx }: ActingUser,
  { slug, id }: EntryAddress
): Promise<{ journal: Journal; entry: Entry }> {
  const journal = await lockJournal({ user, trx }, slug)
  const entry = await Entry.query({ client: trx })
    .where({ id, journal_id: journal.id })
    .forUpdate()
    .first()
  if (!entry) throw HttpError.notFound()
  return { journal, entry }
}
