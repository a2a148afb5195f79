import type { ActingUser } from '#app/accounts/models/acting_user'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type Journal from '#app/journals/models/journal'
import type { JournalInput } from '#app/journals/models/journal_input'
import { attachImages } from '#app/media/actions/attach_images'
import { detachImages } from '#app/media/actions/detach_images'

/** Writes what is given. @throws E_VALIDATION_ERROR; HttpError 409 if staff removed it */
export async function writeJournal(
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
