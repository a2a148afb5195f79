import { DateTime, type DurationLike } from 'luxon'
import { readClockTime, skippedTime } from '#app/common/http/clock_time'
import { fieldErrors } from '#app/common/http/field_errors'
import {
  MAX_DAYS_AHEAD,
  MAX_OPEN_HOURS,
  MIN_OPEN_MINUTES,
  type Repeat,
} from '#app/farm/open_houses/open_house_options'
import { propertyZone } from '#app/leads/property_zone'
import type { PropertyRow } from '#app/properties/property_row'

export interface OpenTimes {
  startsAt: DateTime
  endsAt: DateTime
}

/**
 * @param given ISO 8601; without an offset it is the time where the home is
 * @throws E_VALIDATION_ERROR
 */
export function openTimesIn(
  zone: string,
  given: { starts_at: string; ends_at: string }
): OpenTimes {
  const timeOf = (name: 'starts_at' | 'ends_at', invalid: string) =>
    readClockTime(zone, given[name], { field: `open_house.${name}`, invalid }).startOf('minute')
  const startsAt = timeOf('starts_at', 'Choose a day and a time.')
  const endsAt = timeOf('ends_at', 'Choose when it ends.')
  const refuse = (name: string, sentence: string) => {
    throw fieldErrors({ [`open_house.${name}`]: sentence })
  }
  const { minutes } = endsAt.diff(startsAt, 'minutes')
  if (minutes <= 0) refuse('ends_at', 'Choose an end after the start.')
  if (minutes < MIN_OPEN_MINUTES) refuse('ends_at', `Leave at least ${MIN_OPEN_MINUTES} minutes.`)
  if (minutes > MAX_OPEN_HOURS * 60) refuse('ends_at', `Choose at most ${MAX_OPEN_HOURS} hours.`)
  const now = DateTime.now()
  if (endsAt <= now) refuse('starts_at', 'Choose a time in the future.')
  if (startsAt > now.plus({ days: MAX_DAYS_AHEAD })) {
    refuse('starts_at', 'Choose a time within a year.')
  }
  return { startsAt, endsAt }
}

/** The same hours on the clock of the home, whatever happens to it in between. */
function repeatedTimes(
  zone: string,
  first: OpenTimes,
  { every, count }: { every: Repeat; count: number }
): OpenTimes[] {
  const from = first.startsAt.setZone(zone)
  const to = first.endsAt.setZone(zone)
  return Array.from({ length: count }, (_, index) => {
    const later = every === 'day' ? { days: index } : { weeks: index }
    return { startsAt: onClock(from, later, 'starts_at'), endsAt: onClock(to, later, 'ends_at') }
  })
}

/** @throws E_VALIDATION_ERROR for an hour that the clock skips that day */
function onClock(time: DateTime, later: DurationLike, name: string): DateTime {
  const moved = time.plus(later)
  if (moved.hour === time.hour && moved.minute === time.minute) return moved
  const written = time.setZone('utc', { keepLocalTime: true }).plus(later)
  throw skippedTime(written, `open_house.${name}`)
}

/** @throws E_VALIDATION_ERROR for another clock than the home’s */
export function assertClockOfHome(zone: string, given: string | null | undefined): void {
  if (!given || given.toLowerCase() === zone.toLowerCase()) return
  const sentence = `An open house keeps its home’s time zone, ${zone}. Send that one or none.`
  throw fieldErrors({ 'open_house.timezone': sentence })
}

interface Planned {
  starts_at: string
  ends_at: string
  timezone?: string | null
  repeat?: { every: Repeat; count: number } | null
}

/** One, or those of a series, at a home. @throws E_VALIDATION_ERROR */
export async function plannedTimes(
  property: PropertyRow,
  { repeat, timezone, ...given }: Planned
): Promise<{ zone: string; times: OpenTimes[] }> {
  const zone = await propertyZone(property)
  assertClockOfHome(zone, timezone)
  const first = openTimesIn(zone, given)
  return { zone, times: repeat ? repeatedTimes(zone, first, repeat) : [first] }
}
