import type { ActingUser } from '#app/accounts/models/acting_user'
import { readableSlug } from '#app/common/slugs/readable_slug'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { writeJournal } from '#app/journals/actions/write_journal'
import { MAX_JOURNALS } from '#app/journals/contract/limits'
import Journal from '#app/journals/models/journal'
import type { JournalInput } from '#app/journals/models/journal_input'

/** @throws HttpError 409 with too many; E_VALIDATION_ERROR */
export async function createJournal(
  { user, trx }: ActingUser,
  input: JournalInput & { title: string }
): Promise<Journal> {
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
