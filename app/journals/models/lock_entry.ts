import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import Entry from '#app/journals/models/entry'
import type Journal from '#app/journals/models/journal'
import { lockJournal } from '#app/journals/models/lock_journal'

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
