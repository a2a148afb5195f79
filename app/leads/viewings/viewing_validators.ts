import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { lineField } from '#app/accounts/field_validators'
import { fieldErrors } from '#app/common/http/field_errors'
import { PlainMessages } from '#app/kernel/validation/plain_messages'
import { VIEWING_MINUTES } from '#app/leads/lead_options'
import {
  MAX_HOURS_EXCEPTIONS,
  MAX_RANGES_OF_DAY,
  MAX_WEEKLY_RANGES,
} from '#app/leads/viewings/viewing_limits'
import {
  VIEWING_ANSWERS,
  WEEKDAYS,
  type HourRange,
  type ViewingHours,
} from '#app/leads/viewings/viewing_options'
import { minutesOf } from '#app/leads/viewings/viewing_times'

const clock = vine.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
const range = { from: clock.clone(), to: clock.clone() }

export const viewingHoursValidator = vine.create({
  hours: vine.object({
    weekly: vine
      .array(vine.object({ day: vine.number().withoutDecimals().range([1, 7]), ...range }))
      .maxLength(MAX_WEEKLY_RANGES),
    exceptions: vine
      .array(
        vine.object({
          date: vine.string().regex(/^\d{4}-\d{2}-\d{2}$/),
          hours: vine.array(vine.object(range)).maxLength(MAX_RANGES_OF_DAY),
        })
      )
      .maxLength(MAX_HOURS_EXCEPTIONS),
  }),
})

viewingHoursValidator.messagesProvider = new PlainMessages({
  regex: 'Choose a start and an end for each time.',
  required: 'Choose a start and an end for each time.',
})

export const viewingTimeValidator = vine.create({ starts_at: lineField(40).minLength(1) })

viewingTimeValidator.messagesProvider = new PlainMessages({
  required: 'Choose a day and a time.',
  minLength: 'Choose a day and a time.',
})

export const otherTimeValidator = vine.create({
  wants_viewing_at: lineField(40).nullable().optional(),
})

export const viewingAnswerValidator = vine.create({ status: vine.enum(VIEWING_ANSWERS) })

/**
 * In order, without days that are over. @throws E_VALIDATION_ERROR on `hours.weekly`,
 * `hours.exceptions`
 */
export function checkedHours({ weekly, exceptions }: ViewingHours): ViewingHours {
  for (const [index, name] of WEEKDAYS.entries()) {
    const ranges = weekly.filter(({ day }) => day === index + 1)
    const fault = faultIn(ranges)
    if (fault) throw fieldErrors({ 'hours.weekly': `${name}: ${fault}` })
  }
  const dates = new Set<string>()
  for (const { date, hours } of exceptions) {
    const fault = DateTime.fromISO(date).isValid ? faultIn(hours) : 'Choose a day of the calendar.'
    if (fault) throw fieldErrors({ 'hours.exceptions': `${date}: ${fault}` })
    if (dates.has(date)) throw fieldErrors({ 'hours.exceptions': `${date} is there twice.` })
    dates.add(date)
  }
  // the day is still on somewhere until it is over everywhere
  const yesterday = DateTime.utc().minus({ days: 1 }).toISODate()
  return {
    weekly: weekly.toSorted((one, other) => one.day - other.day || byStart(one, other)),
    exceptions: exceptions
      .filter(({ date }) => date >= yesterday)
      .map(({ date, hours }) => ({ date, hours: hours.toSorted(byStart) }))
      .sort((one, other) => one.date.localeCompare(other.date)),
  }
}

const byStart = (one: HourRange, other: HourRange) => one.from.localeCompare(other.from)

function faultIn(ranges: readonly HourRange[]): string | null {
  if (ranges.length > MAX_RANGES_OF_DAY) return `Use at most ${MAX_RANGES_OF_DAY} times a day.`
  const sorted = ranges.toSorted(byStart)
  for (const [index, { from, to }] of sorted.entries()) {
    if (minutesOf(to) - minutesOf(from) < VIEWING_MINUTES) {
      return `Leave at least ${VIEWING_MINUTES} minutes between start and end.`
    }
    const next = sorted[index + 1]
    if (next && next.from < to) return 'Two of its times overlap.'
  }
  return null
}
