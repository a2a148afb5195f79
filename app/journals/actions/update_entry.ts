import type { ActingUser } from '#app/accounts/models/acting_user'
import { writeEntry } from '#app/journals/actions/write_entry'
import type Entry from '#app/journals/models/entry'
import type { EntryInput } from '#app/journals/models/entry_input'
import { lockEntry, type EntryAddress } from '#app/journals/models/lock_entry'

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
