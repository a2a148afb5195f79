import { test } from '@japa/runner'
import { convertPrice, type Rates } from '#app/properties/prices/convert_price'

const RATES: Rates = new Map([
  ['USD', { perUsd: 1, day: '2026-10-11', source: 'A' }],
  ['EUR', { perUsd: 0.8802, day: '2026-10-11', source: 'A' }],
  ['CHF', { perUsd: 0.8334, day: '2026-09-29', source: 'B' }],
])

test.group('A price in another currency', () => {
  test('has three digits, as its rates are no more exact', ({ assert }) => {
    assert.deepEqual(convertPrice(1_250_000, 'EUR', 'USD', RATES), {
      amount: 1_420_000,
      currency: 'USD',
      day: '2026-10-11',
      sources: ['A'],
    })
  })

  test('is as old as the older of both rates, and names whose they are', ({ assert }) => {
    const converted = convertPrice(1_250_000, 'EUR', 'CHF', RATES)
    assert.deepEqual(converted, {
      amount: 1_180_000,
      currency: 'CHF',
      day: '2026-09-29',
      sources: ['A', 'B'],
    })
  })

  test('is none without both rates', ({ assert }) => {
    assert.isNull(convertPrice(1, 'EUR', 'BTC', RATES))
    assert.isNull(convertPrice(1, 'KPW', 'USD', RATES))
  })
})
