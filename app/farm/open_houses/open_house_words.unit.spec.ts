import { test } from '@japa/runner'
import { openHouseTime } from '#app/farm/open_houses/open_house_words'

const timeOf = (starts_at: string, ends_at: string) =>
  openHouseTime({ starts_at, ends_at, timezone: 'Europe/Rome' })

test.group('Words for an open house', () => {
  test('tell its hours at the clock of the home', ({ assert }) => {
    assert.equal(
      timeOf('2026-03-07T13:00:00Z', '2026-03-07T15:00:00Z'),
      'Saturday, March 7, 2026, 2:00 – 4:00\u00a0PM'
    )
  })

  test('name one day, also where it ends past midnight', ({ assert }) => {
    assert.equal(
      timeOf('2026-03-07T22:00:00Z', '2026-03-08T00:00:00Z'),
      'Saturday, March 7, 2026, 11:00\u00a0PM – 1:00\u00a0AM'
    )
  })
})
