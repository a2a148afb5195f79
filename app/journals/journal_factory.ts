import type User from '#app/accounts/user'
import { createEntry, updateEntry, type EntryInput } from '#app/journals/entries/change_entry'
import { createJournal, type JournalInput } from '#app/journals/change_journal'
import type { EntryBody } from '#app/journals/entries/entry_body'
import type Entry from '#app/journals/entries/entry'
import type Journal from '#app/journals/journal'
import type { EntryAddress } from '#app/journals/journal_locks'
import { transaction } from '#app/kernel/database/transaction'

/** Paragraphs. */
export function bodyOf(...words: string[]): EntryBody {
  return {
    type: 'doc',
    content: words.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  }
}

/** A journal with one published entry; public unless told otherwise. */
export function createPublicJournal(
  author: User,
  journal: JournalInput = {},
  entry: EntryInput = {}
): Promise<{ journal: Journal; entry: Entry }> {
  return transaction(async (trx) => {
    const made = await createJournal(
      { user: author, trx },
      { title: 'A kitchen in May', visibility: 'public', ...journal }
    )
    const written = await createEntry({ user: author, trx }, made.slug, {
      title: 'The wall',
      body: bodyOf('It holds the morning light in.'),
      status: 'publish',
      ...entry,
    })
    return { journal: made, entry: written }
  })
}

/** Changes an entry’s text, which keeps a version. */
export function writeOn(author: User, address: EntryAddress, input: EntryInput = {}) {
  const change = { body: bodyOf('We kept the wall.'), ...input }
  return transaction((trx) =>
    updateEntry({ user: author, trx }, address, change, { isForced: true })
  )
}
