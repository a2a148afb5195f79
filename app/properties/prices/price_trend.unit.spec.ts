import { test } from '@japa/runner'
import { priceCut, priceTrend } from '#app/properties/prices/price_trend'

const named = (price: number, day: number, currency = 'EUR') => ({
  price,
  currency,
  changed_at: `2026-03-0${day}T10:00:00Z`,
})

test.group('Price trend', () => {
  test('tells each price with its change', ({ assert }) => {
    const trend = priceTrend([named(1000, 1), named(900, 2), named(990, 3)])
    assert.deepEqual(
      trend.map(({ price }) => price),
      [1000, 900, 990]
    )
    assert.deepEqual(
      trend.map(({ change }) => change),
      [null, -0.1, 0.1]
    )
  })

  test('compares nothing across currencies', ({ assert }) => {
    const history = [named(1000, 1), named(1100, 2, 'USD'), named(950, 3), named(900, 4)]
    assert.deepEqual(
      priceTrend(history).map(({ price }) => price),
      [950, 900]
    )
    assert.isNull(priceCut(history.slice(0, 3)))
  })

  test('knows a cut from a rise', ({ assert }) => {
    assert.equal(priceCut([named(1000, 1), named(900, 2)]), 0.1)
    assert.isNull(priceCut([named(1000, 1), named(900, 2), named(950, 3)]))
    assert.isNull(priceCut([named(1000, 1)]))
    assert.isNull(priceCut([]))
  })

  test('handles a price of zero', ({ assert }) => {
    assert.deepEqual(
      priceTrend([named(0, 1), named(900, 2)]).map(({ change }) => change),
      [null, null]
    )
  })
})
