import { test } from '@japa/runner'
import { deedsOf, type RequestState } from '#app/club/requests/request_state'
import { monthGrid, monthName, monthsFrom } from '#app/club/requests/ui/month_grid'

const state = (given: Partial<RequestState>): RequestState => ({
  status: 'accepted',
  isDone: false,
  isObjected: false,
  hasReviewed: false,
  proposedBy: null,
  ...given,
})

test.group('What both may do with a request', () => {
  test('depends on its state', ({ assert }) => {
    const both = (given: Partial<RequestState>) => [
      deedsOf('customer', state(given)),
      deedsOf('provider', state(given)),
    ]
    assert.deepEqual(both({ status: 'requested' }), [
      ['cancel', 'propose'],
      ['respond', 'propose'],
    ])
    assert.deepEqual(both({}), [
      ['confirm', 'cancel', 'propose'],
      ['complete', 'cancel', 'propose'],
    ])
    assert.deepEqual(both({ proposedBy: 'provider' }), [
      ['agree', 'confirm', 'cancel', 'propose'],
      ['complete', 'cancel', 'propose'],
    ])
    assert.deepEqual(both({ isDone: true }), [['confirm', 'object'], ['cancel']])
    assert.deepEqual(both({ isObjected: true }), [
      ['confirm', 'propose'],
      ['complete', 'cancel', 'propose'],
    ])
    assert.deepEqual(both({ status: 'completed' }), [['review'], ['review']])
    assert.deepEqual(both({ status: 'completed', hasReviewed: true }), [[], []])
    for (const status of ['declined', 'cancelled', 'expired'] as const) {
      assert.deepEqual(both({ status }), [[], []])
    }
  })
})

test.group('The calendar of requests', () => {
  test('has whole weeks from Monday', ({ assert }) => {
    for (const month of ['2026-02', '2026-11', '2027-01', '2028-02']) {
      const days = monthGrid(month)
      assert.equal(days.length % 7, 0)
      assert.equal(new Date(days[0].day).getUTCDay(), 1)
      const [year, number] = month.split('-').map(Number)
      const inMonth = days.filter(({ isInMonth }) => isInMonth)
      assert.lengthOf(inMonth, new Date(Date.UTC(year, number, 0)).getUTCDate())
      assert.equal(inMonth[0].day, `${month}-01`)
    }
  })

  test('turns over the year', ({ assert }) => {
    assert.equal(monthsFrom('2026-12', 1), '2027-01')
    assert.equal(monthsFrom('2026-01', -1), '2025-12')
    assert.equal(monthName('2026-10'), 'October 2026')
  })
})
