import { test } from '@japa/runner'
import { ChangeClock } from '#app/kit/calls/change_clock'

test.group('Change clock', () => {
  test('an answer before an event is taken, one after it is late', ({ assert }) => {
    const clock = new ChangeClock<number>()
    const [first, second] = [clock.ask(), clock.ask()]
    assert.isTrue(clock.admits(first, 7))
    clock.note(7)
    assert.isFalse(clock.admits(second, 7))
    assert.isTrue(clock.admits(second, 8), 'of something else')
    assert.isTrue(clock.admits(clock.ask(), 7), 'asked for after it')
  })

  test('of two answers the one asked for later stays, in either order', ({ assert }) => {
    const clock = new ChangeClock<number>()
    const [first, second] = [clock.ask(), clock.ask()]
    assert.isTrue(clock.admits(first, 7))
    assert.isTrue(clock.admits(second, 7))
    assert.isFalse(clock.admits(first, 7))
  })

  test('what was asked before a change was answered is late, whenever it was asked', ({
    assert,
  }) => {
    const clock = new ChangeClock<number>()
    const changing = clock.ask()
    const question = clock.ask()
    assert.isTrue(clock.settles(changing, 7))
    assert.isFalse(clock.admits(question, 7))
    assert.isFalse(clock.settles(question, 7), 'another change, answered after')
  })

  test('asks until nothing changed meanwhile, and gives up after a few times', async ({
    assert,
  }) => {
    const clock = new ChangeClock<number>()
    let changes = 0
    const question = async () => {
      if (changes++ === 0) clock.note(7)
      return changes
    }
    assert.equal(await clock.fresh(7, question), 2)
    const endless = async () => clock.note(7)
    assert.isNull(await clock.fresh(7, endless))
  })

  test('asks again where a later question was answered first', async ({ assert }) => {
    const clock = new ChangeClock<number>()
    const late = Promise.withResolvers<string>()
    const answers = [late.promise, Promise.resolve('newer'), Promise.resolve('newest')]
    const question = () => answers.shift()!
    const first = clock.fresh(7, question)
    assert.equal(await clock.fresh(7, question), 'newer')
    late.resolve('old')
    assert.equal(await first, 'newest')
  })
})
