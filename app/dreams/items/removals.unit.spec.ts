import { test } from '@japa/runner'
import { orderOfAll, Removals } from '#app/dreams/items/ui/removals'

function removals() {
  const dropped: number[] = []
  const made = new Removals()
  const drop = (itemId: number) => Promise.resolve(dropped.push(itemId))
  return { made, drop, dropped, hidden: () => [...made.hidden.snapshot()] }
}

test.group('Removing from a dream board', () => {
  test('sends nothing when it is undone before its notice closes', async ({ assert }) => {
    const { made, drop, dropped, hidden } = removals()
    made.add(1)
    made.add(2)
    assert.deepEqual(hidden(), [1, 2])
    made.undo(1)
    await made.settle(1, drop)
    assert.deepEqual(hidden(), [2])
    assert.deepEqual(dropped, [])
  })

  test('is sent once, when its notice closes or the page goes, whichever is first', async ({
    assert,
  }) => {
    const { made, drop, dropped, hidden } = removals()
    made.add(1)
    made.add(2)
    await made.settle(1, drop)
    made.settleAll(drop)
    await made.settle(2, drop)
    made.undo(2)
    assert.deepEqual(dropped, [1, 2])
    assert.deepEqual(hidden(), [])
  })

  test('hides until the answer came', async ({ assert }) => {
    const answer = Promise.withResolvers<void>()
    const made = new Removals()
    made.add(1)
    const settled = made.settle(1, () => answer.promise)
    assert.isTrue(made.hidden.snapshot().has(1))
    answer.resolve()
    await settled
    assert.isFalse(made.hidden.snapshot().has(1))
  })

  test('keeps its place among what is moved meanwhile', ({ assert }) => {
    assert.deepEqual(orderOfAll([1, 2, 3, 4], [3, 1, 4], 3), [3, 1, 2, 4])
    assert.deepEqual(orderOfAll([1, 2, 3, 4], [1, 4, 3], 4), [1, 4, 2, 3])
    assert.deepEqual(orderOfAll([1, 2, 3], [2, 3, 1], 1), [2, 3, 1])
  })
})
