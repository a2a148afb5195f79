import { DateTime } from 'luxon'
import { lockAccount } from '#app/accounts/account_locks'
import type { ActingUser } from '#app/accounts/user'
import { readableSlug } from '#app/common/readable_slug'
import Journal from '#app/journals/journal'
import { lockJournal } from '#app/journals/journal_locks'
import { MAX_JOURNALS, type Visibility } from '#app/journals/journal_options'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { attachImages, detachImages } from '#app/media/change_images'

/** @throws HttpError 409 with too many; E_VALIDATION_ERROR */
export async function createJournal(
  { user, trx }: ActingUser,
  input: JournalInput & { title: string }
): Promise<Journal> {
  await lockAccount({ user, trx })
  const [{ count }] = await trx.from('journals').where('user_id', user.id).count('* as count')
  if (Number(count) >= MAX_JOURNALS) {
    throw HttpError.conflict(`You can have at most ${MAX_JOURNALS} journals.`)
  }
  const journal = new Journal().useTransaction(trx).merge({
    userId: user.id,
    slug: readableSlug(input.title, 'journal'),
    description: '',
    visibility: 'private',
    coverImageId: null,
    takenDownAt: null,
  })
  return writeJournal({ user, trx }, journal, input)
}

/** @throws HttpError 404, 403, 409 if staff removed it; E_VALIDATION_ERROR */
export async function updateJournal(
  { user, trx }: ActingUser,
  slug: string,
  input: JournalInput
): Promise<Journal> {
  return writeJournal({ user, trx }, await lockJournal({ user, trx }, slug), input)
}

/** Writes what is given. @throws E_VALIDATION_ERROR; HttpError 409 if staff removed it */
async function writeJournal(
  { user, trx }: ActingUser,
  journal: Journal,
  { title, description, visibility, cover_image_id: cover }: JournalInput
): Promise<Journal> {
  if (title !== undefined) journal.title = title
  if (description !== undefined) journal.description = description ?? ''
  if (visibility !== undefined) journal.visibility = visibility
  if (journal.visibility !== 'private' && journal.takenDownAt) {
    throw HttpError.conflict('Our team removed this journal from public view.')
  }
  const before = journal.coverImageId
  if (cover !== undefined && cover !== before) {
    if (cover) await attachImages({ user, trx }, [cover])
    if (before) await detachImages({ trx }, [before])
    journal.coverImageId = cover
  }
  await journal.save()
  return journal
}

/** As on the wire; what is left out stays. */
export interface JournalInput {
  title?: string
  description?: string | null
  visibility?: Visibility
  cover_image_id?: number | null
}

/** Deletes a journal with its entries; their photos go with them. @throws HttpError 404, 403 */
export async function removeJournal({ user, trx }: ActingUser, slug: string): Promise<void> {
  const journal = await lockJournal({ user, trx }, slug)
  const links: { entry_id: number; image_id: number }[] = await trx
    .from('journal_entry_images')
    .whereIn('entry_id', trx.from('journal_entries').where('journal_id', journal.id).select('id'))
    .select('entry_id', 'image_id')
  await journal.delete()
  const perEntry = Map.groupBy(links, (link) => link.entry_id)
  for (const images of perEntry.values()) {
    await detachImages(
      { trx },
      images.map((link) => link.image_id)
    )
  }
  if (journal.coverImageId) await detachImages({ trx }, [journal.coverImageId])
}

/** Removes a journal from public view for good: its author keeps it in private. */
export async function takeDownJournal({ trx }: InTransaction, id: number): Promise<void> {
  const journal = await Journal.query({ client: trx }).where('id', id).forUpdate().first()
  await journal
    ?.merge({ visibility: 'private', takenDownAt: journal.takenDownAt ?? DateTime.utc() })
    .save()
}
