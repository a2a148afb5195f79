import { test } from '@japa/runner'
import { changeWords, figurePeriods } from '#app/dashboard/figures/ui/figure_periods'

const daysOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: `day ${index}`,
    views: 1,
    saves: 2,
    shares: 0,
    inquiries: index === count - 1 ? 1 : 0,
  }))

test.group('Figures next to the time before', () => {
  test('are told with the change', ({ assert }) => {
    assert.equal(changeWords(45, 40), '40 before, +13%')
    assert.equal(changeWords(20, 40), '40 before, −50%')
    assert.equal(changeWords(40, 40), '40 before')
    assert.equal(changeWords(3, 0), '0 before')
    assert.equal(changeWords(0, 1250), '1,250 before, −100%')
  })
})

test.group('Periods of figures', () => {
  test('are days up to a month', ({ assert }) => {
    assert.deepEqual(figurePeriods(daysOf(30)), daysOf(30))
  })

  test('are weeks that end today beyond it, and lose nothing', ({ assert }) => {
    const periods = figurePeriods(daysOf(90))
    assert.lengthOf(periods, 13)
    assert.equal(periods[0].views, 6)
    assert.deepEqual(periods[12], {
      date: 'day 83',
      views: 7,
      saves: 14,
      shares: 0,
      inquiries: 1,
    })
    assert.equal(
      periods.reduce((sum, { views }) => sum + views, 0),
      90
    )
  })
})
