import { glob } from 'node:fs/promises'
import type { Job } from '@adonisjs/queue'
import { test } from '@japa/runner'
import string from '@adonisjs/core/helpers/string'
import app from '@adonisjs/core/services/app'
import { concurrencyOf, listQueues } from '#app/kernel/queue/queues'

test.group('Jobs of a worker that was killed', () => {
  test('are taken up by another within a minute', ({ assert }) => {
    const since = app.config.get<string>('queue.worker.stalledThreshold')
    const looksEach = app.config.get<string>('queue.worker.stalledInterval')
    const latest = string.milliseconds.parse(since) + string.milliseconds.parse(looksEach)
    assert.isAtMost(latest, string.milliseconds.parse('1 minute'))
  })
})

test.group('Queues', () => {
  test('are declared for every job, and those of mails start first', async ({ assert }) => {
    const queues = listQueues()
    assert.deepEqual(queues.slice(0, 3), ['mail', 'campaigns', 'default'])
    let count = 0
    for await (const file of glob('app/**/*_job.ts')) {
      const { default: job }: { default: typeof Job } = await import(
        `#${file.replace(/\.ts$/, '')}`
      )
      assert.include(queues, job.options?.queue ?? 'default', file)
      count++
    }
    assert.isAbove(count, 40)
  })

  test('have as many slots as are set, but for work that fills the machine', ({ assert }) => {
    assert.equal(concurrencyOf('mail', 3), 3)
    assert.equal(concurrencyOf('designs', 3), 1)
    assert.equal(concurrencyOf('videos', 3), 1)
  })
})
