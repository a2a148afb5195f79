import { DateTime } from 'luxon'
import { fieldErrors } from '#app/common/http/field_errors'

interface Sentences {
  /** where it belongs */
  field: string
  /** for what is no time */
  invalid: string
}

const HAS_OFFSET = /T.*(?:z|[+-]\d{2}(?::?\d{2})?)$/i
const CLOCK = 'yyyy-MM-dd HH:mm'

/**
 * The moment of an ISO 8601 time; without an offset it is on the clock of `zone`, and the first one
 * where an hour comes twice.
 * @throws E_VALIDATION_ERROR on the field, also for an hour that the clock skips
 */
export function readClockTime(
  zone: string,
  value: string,
  { field, invalid }: Sentences
): DateTime {
  const at = DateTime.fromISO(value, { zone })
  if (!at.isValid) throw fieldErrors({ [field]: invalid })
  if (HAS_OFFSET.test(value)) return at
  const written = DateTime.fromISO(value, { zone: 'utc' })
  if (at.toFormat(CLOCK) !== written.toFormat(CLOCK)) throw skippedTime(written, field)
  return at.getPossibleOffsets()[0] ?? at
}

/** @param time as it is written, in any zone */
export function skippedTime(time: DateTime, field: string) {
  const when = time.setLocale('en-US').toFormat('h:mm a')
  const day = time.setLocale('en-US').toFormat('LLLL d')
  const sentence = `The clocks go forward on ${day}, so there is no ${when}. Choose another time.`
  return fieldErrors({ [field]: sentence })
}
