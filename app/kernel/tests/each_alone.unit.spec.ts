import { test } from '@japa/runner'
import { eachAlone } from '#app/kernel/queue/each_alone'

test.group('Sweeps', () => {
  test('go on after one that fails, and say so at the end', async ({ assert }) => {
    const done: number[] = []
    const sweep = eachAlone([1, 2, 3, 4], 'Counting', async (id) => {
      if (id % 2 === 0) throw new Error(`${id} is even`)
      done.push(id)
    })
    await assert.rejects(() => sweep, 'Counting: 2 of 4 failed')
    assert.deepEqual(done, [1, 3])
    await eachAlone([{ id: 'a' }], 'Counting', async () => {})
    await eachAlone([], 'Counting', async () => {})
  })
})
