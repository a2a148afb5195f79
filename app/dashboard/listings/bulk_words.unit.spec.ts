import { test } from '@japa/runner'
import { bulkWords } from '#app/dashboard/listings/ui/bulk_words'
import { stepRefusal, steppedPrice } from '#app/properties/bulk/bulk_options'

const told = (...outcomes: ('done' | 'unchanged' | 'refused')[]) =>
  outcomes.map((outcome) => ({ outcome }))

test.group('Words about several listings', () => {
  test('tell what happened to how many', ({ assert }) => {
    assert.equal(
      bulkWords('archive', told('done', 'unchanged', 'done', 'refused')),
      '2 archived, 1 was already archived, 1 couldn’t be archived.'
    )
    assert.equal(bulkWords('price', told('done')), '1 price changed.')
    assert.equal(bulkWords('price_back', told('done', 'done')), '2 prices are as before.')
    assert.equal(
      bulkWords('discard', told('done', 'refused')),
      '1 copy removed, 1 couldn’t be removed.'
    )
    assert.equal(bulkWords('move', told('unchanged', 'done')), '1 moved, 1 was there already.')
  })
})

test.group('Prices in steps', () => {
  test('stay whole where they were whole, and possible', ({ assert }) => {
    const percent = (price: number | null, value: number) =>
      steppedPrice(price, { kind: 'percent', value })
    assert.equal(percent(1_234_567, -3), 1_197_530)
    assert.equal(percent(1234.5, 10), 1357.95)
    assert.isNull(percent(null, 10))
    assert.isNull(percent(1e12, 10))
    assert.isNull(steppedPrice(100, { kind: 'amount', value: -100 }))
    assert.equal(steppedPrice(null, { kind: 'set', value: 5 }), 5)
    assert.isNull(percent(0.01, -99))
  })

  test('have limits on both sides', ({ assert }) => {
    const percent = (value: number) => stepRefusal({ kind: 'percent', value })
    for (const value of [-99, 0, 1000]) assert.isNull(percent(value))
    for (const value of [-100, 1001]) {
      assert.equal(percent(value), 'Enter a percentage from −99 to 1,000.')
    }
  })
})
