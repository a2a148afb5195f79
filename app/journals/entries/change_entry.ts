import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/user'
import Entry from '#app/journals/entries/entry'
import { listLinkedIds } from '#app/journals/entries/link_references'
import { writeEntry } from '#app/journals/entries/write_entry'
import { lockJournal, lockEntry, type EntryAddress } from '#app/journals/journal_locks'
import { MAX_ENTRIES, type EntryStatus } from '#app/journals/journal_options'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { detachImages } from '#app/media/change_images'

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

/**
 * @param version the one that the changes were made to, if known
 * @throws HttpError 404, 403, 409 if its text changed since; E_VALIDATION_ERROR
 */
export async function updateEntry(
  { user, trx }: ActingUser,
  address: EntryAddress,
  input: EntryInput,
  options: { version?: number; isForced?: boolean }
): Promise<Entry> {
  const { entry } = await lockEntry({ user, trx }, address)
  return writeEntry({ user, trx }, entry, input, options)
}

/** As on the wire; what is left out stays. */
export interface EntryInput {
  title?: string | null
  /** checked by `checkedBody` */
  body?: unknown
  room?: string | null
  design_id?: number | null
  property_id?: number | null
  status?: EntryStatus
  /** ISO 8601; without a status it publishes or schedules, and null takes back */
  published_at?: string | null
}

/** Deletes an entry with its versions. @throws HttpError 404, 403 */
export async function removeEntry({ user, trx }: ActingUser, address: EntryAddress): Promise<void> {
  const { entry } = await lockEntry({ user, trx }, address)
  const images = await listLinkedIds({ trx }, entry.id)
  await entry.delete()
  await detachImages({ trx }, images)
}

/** Removes an entry from public view for good: its author keeps it as a draft. */
export async function takeDownEntry({ trx }: InTransaction, id: number): Promise<void> {
  const entry = await Entry.query({ client: trx }).where('id', id).forUpdate().first()
  await entry?.merge({ status: 'draft', takenDownAt: entry.takenDownAt ?? DateTime.utc() }).save()
}
