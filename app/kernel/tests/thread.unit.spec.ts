import { test } from '@japa/runner'
import { askThread } from '#app/kernel/threads/thread'

const THREADS = "import { parentPort, workerData } from 'node:worker_threads';"

/** A thread's code, as a module URL. */
function thread(code: string): URL {
  return new URL(`data:text/javascript,${encodeURIComponent(THREADS + code)}`)
}

test.group('A thread for one task', () => {
  const task = { data: 20, maxMs: 20_000 }

  test('gets its data, and ends with its answer', async ({ assert }) => {
    const doubles = thread('parentPort.postMessage(workerData * 2); setInterval(() => {}, 1000)')
    assert.equal(await askThread<number>(doubles, task), 40)
  })

  test('fails with what it throws, or where it ends without an answer', async ({ assert }) => {
    await assert.rejects(() => askThread(thread('throw new Error("broken")'), task), 'broken')
    await assert.rejects(() => askThread(thread(''), task), 'The thread ended without an answer')
  })

  test('is not waited for past its time', async ({ assert }) => {
    const endless = thread('setInterval(() => {}, 1000)')
    await assert.rejects(
      () => askThread(endless, { data: null, maxMs: 20 }),
      'The thread took too long'
    )
  })

  test('is stopped by the time it works, not by the time it waits for a processor', async ({
    assert,
  }) => {
    const waits = thread('setTimeout(() => parentPort.postMessage("done"), 900)')
    assert.equal(await askThread(waits, { data: null, maxMs: 300 }), 'done')

    const works = thread('for (;;) Math.random()')
    const before = process.cpuUsage()
    await assert.rejects(() => askThread(works, { data: null, maxMs: 1000 }), /took too long/)
    const { user, system } = process.cpuUsage(before)
    assert.isBelow((user + system) / 1000, 3000)
  })
})
