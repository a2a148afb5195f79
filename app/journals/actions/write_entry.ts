import { isDeepStrictEqual } from 'node:util'
import type { ActingUser } from '#app/accounts/models/acting_user'
import { fieldErrors } from '#app/common/http/field_errors'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { linkReferences } from '#app/journals/actions/link_references'
import { placeEntry } from '#app/journals/actions/place_entry'
import { countEntryWords, excerptOf, type EntryBody } from '#app/journals/contract/entry_body'
import { keepVersion } from '#app/journals/history/keep_version'
import type Entry from '#app/journals/models/entry'
import type { EntryInput } from '#app/journals/models/entry_input'
import { assertOwnReferences, listOwnDesigns } from '#app/journals/policies/assert_own_references'
import { checkedBody } from '#app/journals/policies/checked_body'
import { listSeenCards } from '#app/properties/queries/list_seen_cards'

interface WriteOptions {
  /** the version that the changes were made to */
  version?: number
  /** keeps the version before for certain */
  isForced?: boolean
}

/**
 * Writes what is given to a locked entry. The same text once more changes nothing, so that a repeat
 * succeeds.
 * @throws E_VALIDATION_ERROR; HttpError 409 if its text changed since that version, or staff removed it
 */
export async function writeEntry(
  { user, trx }: ActingUser,
  entry: Entry,
  input: EntryInput,
  { version, isForced = false }: WriteOptions = {}
): Promise<Entry> {
  const title = input.title === undefined ? entry.title : (input.title ?? '').trim()
  const body = input.body === undefined ? entry.body : checkedBody(input.body)
  if (title !== entry.title || !isDeepStrictEqual(body, entry.body)) {
    if (version !== undefined && version !== entry.version) {
      throw HttpError.conflict('This entry was changed in another window.')
    }
    await writeText({ user, trx }, entry, { title, body, isForced })
  }
  if (input.room !== undefined) entry.room = input.room || null
  const { design_id: designId, property_id: propertyId } = input
  // what it showed before may have gone since
  if (designId !== undefined && designId !== entry.designId) {
    await setDesign({ user, trx }, entry, designId)
  }
  if (propertyId !== undefined && propertyId !== entry.propertyId) {
    await setProperty({ user, trx }, entry, propertyId)
  }
  placeEntry(entry, input)
  await entry.save()
  return entry
}

async function writeText(
  { user, trx }: ActingUser,
  entry: Entry,
  { title, body, isForced }: { title: string; body: EntryBody | null; isForced: boolean }
): Promise<void> {
  await assertOwnReferences({ user, trx }, entry, body)
  const words = countEntryWords(body)
  await keepVersion({ trx }, entry, { words, isForced })
  entry.merge({ title, body, words, excerpt: excerptOf(body), version: entry.version + 1 })
  await linkReferences({ user, trx }, entry)
}

async function setDesign({ user, trx }: ActingUser, entry: Entry, id: number | null) {
  if (id && !(await listOwnDesigns({ user, trx }, [id])).length) {
    throw fieldErrors({ 'entry.design_id': 'Choose a finished design of yours.' })
  }
  entry.designId = id
  if (entry.$isPersisted) await linkReferences({ user, trx }, entry)
}

async function setProperty({ user, trx }: ActingUser, entry: Entry, id: number | null) {
  if (id && !(await listSeenCards([id], user, trx)).size) {
    throw fieldErrors({ 'entry.property_id': 'This listing isn’t available to you.' })
  }
  entry.propertyId = id
}
