import { test } from '@japa/runner'
import { WorkerLoop } from '#app/kernel/queue/worker_loop'
import { eventually } from '#tests/support/eventually'

/** Longer than any test: only a wake ends this rest. */
const IDLE_MS = 2 ** 30

test.group('Worker loop', () => {
  test('rests until a job wakes it, which it may do in the middle of a look', async ({
    assert,
    cleanup,
  }) => {
    let looks = 0
    const looked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const worker = {
      async processCycle() {
        await looked[looks++]?.promise
        return null
      },
      async stop() {},
    }
    const loop = new WorkerLoop(worker, 'default', IDLE_MS, () => {})
    cleanup(() => loop.stop())
    loop.start()
    assert.equal(looks, 1)
    loop.wake()
    looked[0].resolve()
    await eventually(() => looks === 2)
    looked[1].resolve()
    await new Promise(setImmediate)
    assert.equal(looks, 2, 'it rests')
    loop.wake()
    await eventually(() => looks === 3)
  })
})
