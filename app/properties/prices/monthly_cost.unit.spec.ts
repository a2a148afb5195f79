import { test } from '@japa/runner'
import { isAssumable, monthlyCost, usualAssumptions } from '#app/properties/prices/monthly_cost'

test.group('Monthly cost', () => {
  test('is an annuity and a twelfth of the year’s fees', ({ assert }) => {
    const cost = monthlyCost(500_000, { downPayment: 20, interest: 6, years: 30, fees: 1.2 })
    assert.equal(cost.downPayment, 100_000)
    assert.equal(cost.loan, 400_000)
    assert.approximately(cost.payment, 2398.2, 0.01)
    assert.equal(cost.fees, 500)
    assert.approximately(cost.total, 2898.2, 0.01)
  })

  test('pays the loan back to the last cent', ({ assert }) => {
    const assumed = { downPayment: 10, interest: 3.5, years: 25, fees: 0 }
    const { loan, payment } = monthlyCost(1_250_000, assumed)
    let owed = loan
    for (let month = 0; month < 25 * 12; month++) owed = owed * (1 + 0.035 / 12) - payment
    assert.approximately(owed, 0, 0.01)
  })

  test('without interest spreads the loan evenly', ({ assert }) => {
    const cost = monthlyCost(120_000, { downPayment: 0, interest: 0, years: 10, fees: 0 })
    assert.equal(cost.total, 1000)
  })

  test('paid at once costs its fees only', ({ assert }) => {
    const cost = monthlyCost(120_000, { downPayment: 100, interest: 5, years: 10, fees: 1 })
    assert.equal(cost.payment, 0)
    assert.equal(cost.total, 100)
  })

  test('starts from what is usual in a currency', ({ assert }) => {
    assert.equal(usualAssumptions('USD').years, 30)
    assert.equal(usualAssumptions('EUR').interest, 3.5)
    assert.equal(usualAssumptions('ISK').interest, 5)
  })

  test('refuses assumptions that make no sense', ({ assert }) => {
    assert.isTrue(isAssumable('downPayment', 0))
    assert.isFalse(isAssumable('downPayment', 101))
    assert.isFalse(isAssumable('interest', -1))
    assert.isFalse(isAssumable('years', 0))
    assert.isFalse(isAssumable('fees', null))
    assert.isFalse(isAssumable('fees', Number.NaN))
  })
})
