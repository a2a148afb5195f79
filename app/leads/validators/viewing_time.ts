import { DateTime } from 'luxon'
import { fieldErrors } from '#app/common/http/field_errors'
import { MAX_VIEWING_DAYS } from '#app/leads/contract/lead_options'

/**
 * A requested viewing time, in the home's time zone.
 *
 * @param value ISO 8601; without an offset it is the time where the home is
 * @throws E_VALIDATION_ERROR on `wants_viewing_at`
 */
export function viewingTimeIn(zone: string, value: string | null | undefined): DateTime | null {
  if (!value) return null
  const at = DateTime.fromISO(value, { zone })
  if (!at.isValid) throw fieldErrors({ wants_viewing_at: 'Choose a day and a time.' })
  const now = DateTime.now()
  if (at <= now) throw fieldErrors({ wants_viewing_at: 'Choose a time in the future.' })
  if (at > now.plus({ days: MAX_VIEWING_DAYS })) {
    throw fieldErrors({ wants_viewing_at: 'Choose a time within a year.' })
  }
  return at.startOf('minute')
}
