import { test } from '@japa/runner'
import { fromLocalInput, toLocalInput } from '#app/kit/form/date_time_value'

test.group('Date and time in a native control', () => {
  test('there and back is the same instant, in summer and in winter', ({ assert }) => {
    for (const instant of ['2026-01-15T23:30:00.000Z', '2026-07-01T00:00:00.000Z']) {
      assert.equal(fromLocalInput(toLocalInput(instant)), instant)
    }
  })

  test("shows the hour on the reader's own clock", ({ assert }) => {
    const noon = new Date(2026, 5, 20, 12, 5)
    assert.equal(toLocalInput(noon.toISOString()), '2026-06-20T12:05')
  })

  test('nothing, or nonsense, is nothing', ({ assert }) => {
    assert.equal(toLocalInput(null), '')
    assert.equal(toLocalInput('soon'), '')
    assert.isNull(fromLocalInput(''))
  })
})
