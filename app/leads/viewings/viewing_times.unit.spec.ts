import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import { readClockTime } from '#app/common/http/clock_time'
import { checkedHours } from '#app/leads/viewings/viewing_validators'
import type { ViewingHours } from '#app/leads/viewings/viewing_options'
import { freeDaysIn, reminderAt } from '#app/leads/viewings/viewing_times'

const ROME = 'Europe/Rome'
const at = (iso: string) => DateTime.fromISO(iso, { zone: ROME })
const MORNINGS: ViewingHours = {
  weekly: [{ day: 1, from: '09:00', to: '10:30' }],
  exceptions: [],
}

function times(hours: ViewingHours, more: Partial<Parameters<typeof freeDaysIn>[0]> = {}) {
  const now = at('2027-03-01T00:00')
  const days = freeDaysIn({ hours, busy: [], from: now, days: 7, now, ...more })
  return days.map(({ date, times: free }) => [date, free.map((time) => time.toFormat('HH:mm'))])
}

test.group('Free times', () => {
  test('are those of the weekday, of whole viewings', ({ assert }) => {
    assert.deepEqual(times(MORNINGS), [['2027-03-01', ['09:00', '09:30', '10:00']]])
    const uneven = { ...MORNINGS, weekly: [{ day: 2, from: '09:15', to: '10:00' }] }
    assert.deepEqual(times(uneven), [['2027-03-02', ['09:15']]])
  })

  test('are those of the day where it has its own', ({ assert }) => {
    const off = { ...MORNINGS, exceptions: [{ date: '2027-03-01', hours: [] }] }
    assert.deepEqual(times(off), [])
    const hours = [
      { from: '15:00', to: '15:30' },
      { from: '08:00', to: '08:30' },
    ]
    const extra = { ...MORNINGS, exceptions: [{ date: '2027-03-03', hours }] }
    assert.deepEqual(times(extra)[1], ['2027-03-03', ['08:00', '15:00']])
  })

  test('leave out what is taken and what is too soon', ({ assert }) => {
    const busy = [
      { startsAt: at('2027-03-01T09:15').toJSDate(), endsAt: at('2027-03-01T09:45').toJSDate() },
    ]
    assert.deepEqual(times(MORNINGS, { busy }), [['2027-03-01', ['10:00']]])
    const now = at('2027-03-01T07:45')
    assert.deepEqual(times(MORNINGS, { now }), [['2027-03-01', ['10:00']]])
  })

  test('keep to the clock of the home when it is changed', ({ assert }) => {
    // the hour after two is missing on the 28th of March, 2027
    const night = { weekly: [{ day: 7, from: '01:30', to: '03:30' }], exceptions: [] }
    const from = at('2027-03-28T00:00')
    assert.deepEqual(times(night, { from, days: 1 }), [['2027-03-28', ['01:30', '03:00']]])
    const [day] = freeDaysIn({
      hours: MORNINGS,
      busy: [],
      from: at('2027-03-29T00:00'),
      days: 1,
      now: at('2027-03-01T00:00'),
    })
    assert.equal(day?.times[0]?.toUTC().toISO(), '2027-03-29T07:00:00.000Z')
  })
})

test.group('A time on the clock of a home', () => {
  const timeOf = (value: string) => readClockTime(ROME, value, { field: 'at', invalid: 'No time.' })

  test('is none in the hour that the clock skips', ({ assert }) => {
    for (const skipped of ['2027-03-28T02:00', '2027-03-28T02:30:00', '2027-03-28T02:59']) {
      assert.throws(() => timeOf(skipped))
    }
    assert.equal(timeOf('2027-03-28T03:00').toUTC().toISO(), '2027-03-28T01:00:00.000Z')
    assert.equal(timeOf('2027-03-28T01:59').toUTC().toISO(), '2027-03-28T00:59:00.000Z')
  })

  test('is the first of an hour that comes twice, unless its offset says another', ({ assert }) => {
    assert.equal(timeOf('2027-10-31T02:30').toUTC().toISO(), '2027-10-31T00:30:00.000Z')
    assert.equal(timeOf('2027-10-31T02:30+01:00').toUTC().toISO(), '2027-10-31T01:30:00.000Z')
    assert.equal(timeOf('2027-03-28T02:30Z').toUTC().toISO(), '2027-03-28T02:30:00.000Z')
    assert.throws(() => timeOf('soon'))
  })
})

test.group('Reminders of viewings', () => {
  test('come a day ahead, or two hours, or not at all', ({ assert }) => {
    const start = at('2027-03-05T10:00')
    const decided = (iso: string) => reminderAt(start, at(iso))?.toFormat('dd HH:mm') ?? null
    assert.equal(decided('2027-03-01T10:00'), '04 10:00')
    assert.equal(decided('2027-03-04T12:00'), '05 08:00')
    assert.isNull(decided('2027-03-05T09:00'))
  })
})

test.group('Hours of a realtor', () => {
  const refused = (hours: Partial<ViewingHours>) => () => checkedHours({ ...MORNINGS, ...hours })

  test('are put in order, without days that are over', ({ assert }) => {
    const later = DateTime.utc().plus({ days: 9 }).toISODate()
    const hours = checkedHours({
      weekly: [
        { day: 2, from: '14:00', to: '16:00' },
        { day: 2, from: '09:00', to: '12:00' },
        { day: 1, from: '09:00', to: '12:00' },
      ],
      exceptions: [
        { date: later, hours: [] },
        { date: '2020-01-01', hours: [] },
      ],
    })
    assert.deepEqual(
      hours.weekly.map(({ day, from }) => `${day} ${from}`),
      ['1 09:00', '2 09:00', '2 14:00']
    )
    assert.deepEqual(hours.exceptions, [{ date: later, hours: [] }])
  })

  test('neither overlap nor end before they start', ({ assert }) => {
    assert.throws(refused({ weekly: [{ day: 1, from: '10:00', to: '10:15' }] }))
    assert.throws(refused({ weekly: [{ day: 1, from: '10:00', to: '09:00' }] }))
    assert.throws(
      refused({
        weekly: [
          { day: 1, from: '09:00', to: '12:00' },
          { day: 1, from: '11:00', to: '13:00' },
        ],
      })
    )
    assert.throws(refused({ exceptions: [{ date: '2027-02-30', hours: [] }] }))
    const twice = { date: '2027-12-24', hours: [] }
    assert.throws(refused({ exceptions: [twice, twice] }))
  })
})
