import { test } from '@japa/runner'
import { DESIGN_STEPS } from '#app/designs/design_steps'
import { stepWord, roughly, secondsLeft, timeLeft } from '#app/designs/designer/ui/run_words'

test.group('The time that a design takes', () => {
  test('is promised in round words, never shorter than measured', ({ assert }) => {
    assert.equal(roughly(3), '5 seconds')
    assert.equal(roughly(16), '20 seconds')
    assert.equal(roughly(56), 'a minute')
    assert.equal(roughly(100), '2 minutes')
  })

  test('counts down with progress, and between reports of it', ({ assert }) => {
    assert.equal(secondsLeft(18, 10, 0), 18)
    assert.equal(secondsLeft(18, 55, 0), 9)
    assert.equal(secondsLeft(18, 55, 4), 5)
    assert.equal(timeLeft(18), 'About 20 seconds left')
    assert.equal(timeLeft(-3), 'Almost done')
  })

  test('passes in steps that people understand', ({ assert }) => {
    for (const message of [...DESIGN_STEPS.generate, ...DESIGN_STEPS.regenerate]) {
      assert.notEqual(stepWord(message), message)
    }
  })
})
