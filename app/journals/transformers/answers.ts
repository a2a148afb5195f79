import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import type { EntryAddress } from '#app/journals/models/lock_entry'
import { findEntry } from '#app/journals/queries/find_entry'
import { findJournalRow } from '#app/journals/queries/find_journal_row'
import EntryTransformer from '#app/journals/transformers/entry_transformer'
import JournalTransformer from '#app/journals/transformers/journal_transformer'

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
