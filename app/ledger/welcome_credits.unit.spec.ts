import { test } from '@japa/runner'
import { welcomeCredits } from '#app/ledger/grant_credits'

test.group('Welcome credits', () => {
  test('let people try the designer in the demonstration world, and nowhere else by default', ({
    assert,
  }) => {
    assert.equal(welcomeCredits(undefined, true), 3)
    assert.equal(welcomeCredits(undefined, false), 0)
  })

  test('are what the setting says, also none', ({ assert }) => {
    assert.equal(welcomeCredits(0, true), 0)
    assert.equal(welcomeCredits(5, false), 5)
  })
})
