import { test } from '@japa/runner'
import { QueueWatch } from '#app/kernel/queue/queue_watch'
import { eventually } from '#tests/support/eventually'

test.group('Queue watch', () => {
  test('looks again after a failed look, and no more once stopped', async ({ assert }) => {
    let looks = 0
    const errors: string[] = []
    const look = async () => {
      if (++looks === 1) throw new Error('no database')
    }
    const watch = new QueueWatch(look, 1, ({ message }) => errors.push(message))
    watch.start()
    await eventually(() => looks >= 2)
    await watch.stop()
    const before = looks
    await new Promise(setImmediate)
    assert.equal(looks, before)
    assert.deepEqual(errors, ['no database'])
  })

  test('stops in the middle of a rest', async () => {
    const watch = new QueueWatch(
      async () => {},
      2 ** 30,
      () => {}
    )
    watch.start()
    await watch.stop()
  })
})
