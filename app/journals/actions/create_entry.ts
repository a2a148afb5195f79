import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { writeEntry } from '#app/journals/actions/write_entry'
import { MAX_ENTRIES } from '#app/journals/contract/limits'
import Entry from '#app/journals/models/entry'
import type { EntryInput } from '#app/journals/models/entry_input'
import { lockJournal } from '#app/journals/models/lock_journal'

/** A draft unless told otherwise. @throws HttpError 404, 403, 409 with too many; E_VALIDATION_ERROR */
export async function createEntry(
  { user, trx }: ActingUser,
  slug: string,
  input: EntryInput
): Promise<Entry> {
  const journal = await lockJournal({ user, trx }, slug)
  const [{ count }] = await trx
    .from('journal_entries')
    .where('journal_id', journal.id)
    .count('* as count')
  if (Number(count) >= MAX_ENTRIES) {
    throw HttpError.conflict(`A journal can have at most ${MAX_ENTRIES} entries.`)
  }
  const entry = await Entry.create(
    {
      journalId: journal.id,
      title: '',
      body: null,
      excerpt: '',
      words: 0,
      status: 'draft',
      version: 1,
      publishedAt: null,
      takenDownAt: null,
    },
    { client: trx }
  )
  return writeEntry({ user, trx }, entry, input)
}
