import type { DateTime } from 'luxon'
import { VIEWING_MINUTES } from '#app/leads/lead_options'
import { MIN_NOTICE_HOURS, REMINDER_HOURS_AHEAD } from '#app/leads/viewings/viewing_limits'
import type { HourRange, ViewingHours } from '#app/leads/viewings/viewing_options'

export interface BusyTime {
  startsAt: Date
  endsAt: Date
}

interface AskedDays {
  hours: ViewingHours
  busy: readonly BusyTime[]
  /** the first day, in the home’s zone */
  from: DateTime
  days: number
  now: DateTime
}

export interface FreeDay {
  /** `2026-12-01`, where the home is */
  date: string
  times: DateTime[]
}

/** When a realtor can show a home, on the clock of the home; days without a free time are left out. */
export function freeDaysIn({ hours, busy, from, days, now }: AskedDays): FreeDay[] {
  const earliest = now.plus({ hours: MIN_NOTICE_HOURS })
  return Array.from({ length: days }, (_, ahead) => from.startOf('day').plus({ days: ahead }))
    .map((day) => ({
      date: day.toISODate() ?? '',
      times: hoursOn(day, hours)
        .flatMap((range) => timesWithin(day, range))
        .filter((time) => time >= earliest && !isTaken(time, busy))
        .sort((one, other) => one.toMillis() - other.toMillis()),
    }))
    .filter(({ times }) => times.length > 0)
}

function hoursOn(day: DateTime, { weekly, exceptions }: ViewingHours): readonly HourRange[] {
  const exception = exceptions.find(({ date }) => date === day.toISODate())
  return exception?.hours ?? weekly.filter((hours) => hours.day === day.weekday)
}

/** Starts of viewings that end within a range. A clock that is set forward has no times in the gap. */
function timesWithin(day: DateTime, { from, to }: HourRange): DateTime[] {
  const times: DateTime[] = []
  for (let minute = minutesOf(from); minute + VIEWING_MINUTES <= minutesOf(to);) {
    const clock = { hour: Math.floor(minute / 60), minute: minute % 60 }
    const time = day.set(clock)
    if (time.hour === clock.hour && time.minute === clock.minute) times.push(time)
    minute += VIEWING_MINUTES
  }
  return times
}

/** `09:30` in minutes of the day. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

export function isTaken(time: DateTime, busy: readonly BusyTime[]): boolean {
  const end = time.plus({ minutes: VIEWING_MINUTES })
  return busy.some(
    ({ startsAt, endsAt }) =>
      time.toMillis() < endsAt.getTime() && end.toMillis() > startsAt.getTime()
  )
}

/** When to remind of a viewing; null if it is too soon. */
export function reminderAt(startsAt: DateTime, decidedAt: DateTime): DateTime | null {
  const early = startsAt.minus({ hours: REMINDER_HOURS_AHEAD.early })
  if (early > decidedAt) return early
  const late = startsAt.minus({ hours: REMINDER_HOURS_AHEAD.late })
  return late > decidedAt ? late : null
}
