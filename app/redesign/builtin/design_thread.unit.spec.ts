import type { Worker } from 'node:worker_threads'
import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { wholeOptions } from '#app/redesign/design_options'
import { DesignFailure } from '#app/redesign/design_engine'
import { DesignThread } from '#app/redesign/builtin/design_thread'
import { eventually } from '#tests/support/eventually'

const ROOM = new URL('../tests/fixtures/rooms/office.jpg', import.meta.url)

function watchThreads(cleanup: (end: () => void) => void): Worker[] {
  const started: Worker[] = []
  const note = (worker: Worker) => void started.push(worker)
  process.on('worker', note)
  cleanup(() => void process.off('worker', note))
  return started
}

test.group('The thread of designs', (group) => {
  group.each.timeout(600_000)

  test('serves many orders, and ends when nothing is asked of it', async ({ assert, cleanup }) => {
    const started = watchThreads(cleanup)
    const thread = new DesignThread(50)
    const picture = await readFile(ROOM)
    const task = { original: picture, result: picture }
    const scores = await Promise.all([thread.run('compare', task), thread.run('compare', task)])
    assert.deepEqual(scores, [1, 1])
    assert.lengthOf(started, 1)
    const ended = new Promise((resolve) => started[0].once('exit', resolve))
    await ended
    assert.equal(await thread.run('compare', task), 1)
    assert.lengthOf(started, 2)
    await thread.close()
  })

  test('that ends by itself fails its order, to be tried again; the next has a new one', async ({
    assert,
    cleanup,
  }) => {
    const started = watchThreads(cleanup)
    const thread = new DesignThread()
    const picture = await readFile(ROOM)
    const task = { original: picture, result: picture }
    const failing = thread.run('compare', task).catch((error: unknown) => error)
    const waiting = thread.run('compare', task)
    await eventually(() => started.length === 1)
    await started[0].terminate()
    const failure = await failing
    assert.instanceOf(failure, DesignFailure)
    assert.isTrue(failure instanceof DesignFailure && failure.mayRetry)
    assert.equal(await waiting, 1)
    assert.lengthOf(started, 2)
    await thread.close()
  })

  test('an order that breaks it is told why', async ({ assert }) => {
    const thread = new DesignThread()
    const nonsense = Buffer.from('no picture')
    const failure = await thread
      .run('compare', { original: nonsense, result: nonsense })
      .catch((error: unknown) => error)
    assert.instanceOf(failure, DesignFailure)
    assert.instanceOf(failure instanceof Error && failure.cause, Error)
    await thread.close()
  })

  test('an abort is answered at once, and what waits behind it goes on in the same thread', async ({
    assert,
    cleanup,
  }) => {
    const started = watchThreads(cleanup)
    const thread = new DesignThread()
    const picture = await readFile(ROOM)
    const task = { original: picture, result: picture }
    const controller = new AbortController()
    const aborted = thread.run('compare', task, { signal: controller.signal })
    const next = thread.run('compare', task)
    await eventually(() => started.length === 1)
    controller.abort(new Error('gone'))
    await assert.rejects(() => aborted, 'gone')
    assert.equal(await next, 1)
    assert.lengthOf(started, 1)
    await thread.close()
  })

  test('a design that was called off is left at its next step', async ({ assert, cleanup }) => {
    const started = watchThreads(cleanup)
    const thread = new DesignThread()
    const picture = await readFile(ROOM)
    const order = { image: picture, options: wholeOptions(null), seed: 1, corrections: null }
    const controller = new AbortController()
    const aborted = thread.run('design', order, {
      signal: controller.signal,
      onProgress: (stage) => stage === 'generate' && controller.abort(new Error('gone')),
    })
    await eventually(() => started.length === 1)
    const said: string[] = []
    started[0].on('message', ({ kind, stage }: { kind: string; stage?: string }) =>
      said.push(stage ?? kind)
    )
    await assert.rejects(() => aborted, 'gone')
    assert.equal(await thread.run('compare', { original: picture, result: picture }), 1)
    assert.includeMembers(said, ['prepare', 'generate', 'called_off', 'done'])
    assert.notInclude(said, 'finalise')
    await thread.close()
  })
})
