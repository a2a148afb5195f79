import type { ActingUser } from '#app/accounts/models/acting_user'
import { writeJournal } from '#app/journals/actions/write_journal'
import type Journal from '#app/journals/models/journal'
import type { JournalInput } from '#app/journals/models/journal_input'
import { lockJournal } from '#app/journals/models/lock_journal'

/** @throws HttpError 404, 403, 409 if staff removed it; E_VALIDATION_ERROR */
export async function updateJournal(
  { user, trx }: ActingUser,
  slug: string,
  input: JournalInput
): Promise<Journal> {
  return writeJournal({ user, trx }, await lockJournal({ user, trx }, slug), input)
}
