import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import EntryTransformer from '#app/journals/entries/entry_transformer'
import { findEntry } from '#app/journals/entries/find_entries'
import { findJournalRow, listJournals } from '#app/journals/find_journals'
import type { EntryAddress } from '#app/journals/journal_locks'
import JournalTransformer from '#app/journals/journal_transformer'

/** What a write of a journal answers. */
export async function journalAnswer(slug: string, user: User, trx: TransactionClientContract) {
  const row = await findJournalRow(slug, user.id, trx)
  return { status: 'success' as const, journal: new JournalTransformer(row).toObject(user.id) }
}

/** What a write of an entry answers. */
export async function entryAnswer(
  address: EntryAddress,
  user: User,
  trx: TransactionClientContract
) {
  const view = await findEntry(address, user, trx)
  return { status: 'success' as const, entry: new EntryTransformer(view).toObject() }
}

const PER_PAGE = 12

/** The first of a person's public journals. */
export async function firstJournals(userId: number, viewerId: number | null) {
  const rows = await listJournals({ userId }, viewerId, { page: 1, perPage: PER_PAGE })
  const next = `/api/users/${userId}/journals?page=2&per_page=${PER_PAGE}`
  return {
    data: rows.slice(0, PER_PAGE).map((row) => new JournalTransformer(row).toObject(viewerId)),
    next_page_url: rows.length > PER_PAGE ? next : null,
  }
}
