import { test } from '@japa/runner'
import { formatDate, formatFull, formatTimeAgo } from '#app/kit/display/format_time'

const NOW = Date.parse('2026-03-31T12:00:00Z')
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.group('Time ago', () => {
  test('{passed} ms ago is "{said}" in {locale}')
    .with([
      { passed: 20 * SECOND, locale: 'en-US', said: 'just now' },
      { passed: MINUTE, locale: 'en-US', said: '1 min ago' },
      { passed: HOUR - 1, locale: 'en-US', said: '59 min ago' },
      { passed: 3 * HOUR, locale: 'en-GB', said: '3 h ago' },
      { passed: DAY - 1, locale: 'en-US', said: '23 h ago' },
      { passed: DAY, locale: 'en-US', said: 'yesterday' },
      { passed: 12 * DAY, locale: 'en-US', said: '12 days ago' },
      { passed: 30 * DAY, locale: 'en-US', said: 'Mar 1, 2026' },
      { passed: -2 * HOUR, locale: 'en-US', said: 'in 2 h' },
      { passed: 20 * SECOND, locale: 'de-DE', said: 'jetzt' },
      { passed: 3 * HOUR, locale: 'de-DE', said: 'vor 3 Stunden' },
    ])
    .run(({ assert }, { passed, locale, said }) => {
      assert.equal(formatTimeAgo(new Date(NOW - passed), NOW, locale), said)
    })

  test('a moment just before midnight is another day elsewhere', ({ assert }) => {
    const late = new Date('2026-03-31T23:30:00Z')
    assert.equal(formatDate(late, 'en-US', 'UTC'), 'Mar 31, 2026')
    assert.equal(formatDate(late, 'en-US', 'Europe/Rome'), 'Apr 1, 2026')
    assert.match(formatFull(late, 'en-US', 'UTC'), /^Tuesday, March 31, 2026 at 11:30\sPM$/)
  })
})
