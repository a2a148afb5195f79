import { DateTime, IANAZone } from 'luxon'
import { fieldErrors } from '#app/common/http/field_errors'
import { MAX_REMINDER_DAYS } from '#app/leads/contract/lead_options'

/**
 * When to remind.
 *
 * @param value ISO 8601; without an offset it is the time in `zone`
 * @param zone IANA name
 * @throws E_VALIDATION_ERROR on `at`, `time_zone`
 */
export function reminderDueTime(value: string, zone = 'UTC') {
  if (!IANAZone.isValidZone(zone)) throw fieldErrors({ time_zone: 'Choose a time zone.' })
  const dueAt = DateTime.fromISO(value, { zone })
  if (!dueAt.isValid) throw fieldErrors({ at: 'Choose a day and a time.' })
  if (dueAt <= DateTime.now()) throw fieldErrors({ at: 'Choose a time in the future.' })
  if (dueAt > DateTime.now().plus({ days: MAX_REMINDER_DAYS })) {
    throw fieldErrors({ at: 'Choose a time within two years.' })
  }
  return { dueAt, timeZone: zone }
}
