import { DateTime } from 'luxon'
import { fieldErrors } from '#app/common/http/field_errors'
import { MAX_WISHED_DAYS } from '#app/club/contract/offering_options'

/** A day to come, from `2026-10-11`. @throws E_VALIDATION_ERROR on `wished_on` */
export function checkedDay(day: string): DateTime {
  const at = DateTime.fromISO(day, { zone: 'utc' })
  if (!at.isValid) throw fieldErrors({ wished_on: 'Choose a day.' })
  const today = DateTime.utc().startOf('day')
  // somewhere, it is still yesterday
  if (at < today.minus({ days: 1 })) throw fieldErrors({ wished_on: 'Choose a day to come.' })
  if (at > today.plus({ days: MAX_WISHED_DAYS })) {
    throw fieldErrors({ wished_on: 'Choose a day within two years.' })
  }
  return at
}
