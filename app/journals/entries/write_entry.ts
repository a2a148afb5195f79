import { isDeepStrictEqual } from 'node:util'
import { DateTime } from 'luxon'
import type { ActingUser } from '#app/accounts/user'
import { fieldErrors } from '#app/common/http/field_errors'
import type { EntryInput } from '#app/journals/entries/change_entry'
import type Entry from '#app/journals/entries/entry'
import {
  countEntryWords,
  entryExcerptOf,
  readEntryBody,
  type EntryBody,
} from '#app/journals/entries/entry_body'
import {
  linkReferences,
  assertOwnReferences,
  lockOwnDesigns,
} from '#app/journals/entries/link_references'
import { keepVersion } from '#app/journals/history/keep_version'
import { MAX_SCHEDULED_DAYS, type EntryStatus } from '#app/journals/journal_options'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { listSeenCards } from '#app/properties/lists/list_seen_properties'

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
  entry.merge({ title, body, words, excerpt: entryExcerptOf(body), version: entry.version + 1 })
  await linkReferences({ user, trx }, entry)
}

async function setDesign({ user, trx }: ActingUser, entry: Entry, id: number | null) {
  if (id && !(await lockOwnDesigns({ user, trx }, [id])).length) {
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

/** What an entry may say, without anything foreign; null for nothing. @throws E_VALIDATION_ERROR */
function checkedBody(sent: unknown): EntryBody | null {
  if (sent === null) return null
  const body = readEntryBody(sent)
  if (body) return body
  throw fieldErrors({
    'entry.body': 'This text is too long, or has formatting or links that can’t be shown.',
  })
}

const EARLIEST = DateTime.utc(1900)

/**
 * Publishes an entry, schedules it, takes it back or dates it.
 * @throws E_VALIDATION_ERROR; HttpError 409 if staff removed it
 */
function placeEntry(
  entry: Entry,
  { status, published_at: sent }: Pick<EntryInput, 'status' | 'published_at'>
): void {
  if (status === undefined && sent === undefined) return
  const at = typeof sent === 'string' ? timeOf(sent) : null
  const next = status ?? statusFor(entry, at)
  if (next === 'draft') {
    const isForgotten = entry.status === 'scheduled' || sent === null
    entry.publishedAt = at ?? (isForgotten ? null : entry.publishedAt)
    entry.status = 'draft'
    return
  }
  if (entry.takenDownAt) throw HttpError.conflict('Our team removed this entry from public view.')
  if (next !== entry.status) assertFinished(entry)
  if (next === 'scheduled') entry.publishedAt = scheduledTime(at ?? entry.publishedAt)
  else entry.publishedAt = publishedTime(entry, at)
  entry.status = next
}

/** What a time alone means: none takes an entry back, a later one schedules it. */
function statusFor({ status }: Entry, at: DateTime | null): EntryStatus {
  if (!at) return 'draft'
  return status !== 'publish' && at > DateTime.utc() ? 'scheduled' : 'publish'
}

function assertFinished({ title, body }: Entry): void {
  if (!title) throw fieldErrors({ 'entry.title': 'Give the entry a title first.' })
  if (!body) throw fieldErrors({ 'entry.body': 'Write something first.' })
}

const refused = (message: string) => fieldErrors({ 'entry.published_at': message })

function timeOf(sent: string): DateTime {
  const at = DateTime.fromISO(sent, { zone: 'utc' })
  if (!at.isValid || at < EARLIEST) throw refused('Choose a date and a time.')
  return at
}

function scheduledTime(at: DateTime | null): DateTime {
  const now = DateTime.utc()
  if (!at || at <= now) throw refused('Choose a time in the future.')
  if (at > now.plus({ days: MAX_SCHEDULED_DAYS })) throw refused('Choose a time within a year.')
  return at
}

/** One may date an entry back, to the day it tells of. */
function publishedTime({ status, publishedAt }: Entry, at: DateTime | null): DateTime {
  const now = DateTime.utc()
  if (!at) return status === 'scheduled' || !publishedAt || publishedAt > now ? now : publishedAt
  if (at > now) throw refused('Choose a time in the past, or schedule the entry.')
  return at
}
