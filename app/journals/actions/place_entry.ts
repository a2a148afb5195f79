import { DateTime } from 'luxon'
import { fieldErrors } from '#app/common/http/field_errors'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { MAX_SCHEDULED_DAYS } from '#app/journals/contract/limits'
import type Entry from '#app/journals/models/entry'
import type { EntryInput } from '#app/journals/models/entry_input'

const EARLIEST = DateTime.utc(1900)

/**
 * Publishes an entry, schedules it, takes it back or dates it.
 * @throws E_VALIDATION_ERROR; HttpError 409 if staff removed it
 */
export function placeEntry(
  entry: Entry,
  { status, published_at: sent }: Pick<EntryInput, 'status' | 'published_at'>
): void {
  if (status === undefined && sent === undefined) return
  const at = sent === undefined ? null : timeOf(sent)
  const next = status ?? entry.status
  if (next === 'draft') {
    entry.publishedAt = at ?? (entry.status === 'scheduled' ? null : entry.publishedAt)
    entry.status = 'draft'
    return
  }
  if (entry.takenDownAt) throw HttpError.conflict('Our team removed this entry from public view.')
  if (next !== entry.status) assertFinished(entry)
  if (next === 'scheduled') entry.publishedAt = scheduledTime(at ?? entry.publishedAt)
  else entry.publishedAt = publishedTime(entry, at)
  entry.status = next
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
