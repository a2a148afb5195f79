import { test } from '@japa/runner'
import string from '@adonisjs/core/helpers/string'
import app from '@adonisjs/core/services/app'

test.group('Jobs of a worker that was killed', () => {
  test('are taken up by another within a minute', ({ assert }) => {
    const since = app.config.get<string>('queue.worker.stalledThreshold')
    const looksEach = app.config.get<string>('queue.worker.stalledInterval')
    const latest = string.milliseconds.parse(since) + string.milliseconds.parse(looksEach)
    assert.isAtMost(latest, string.milliseconds.parse('1 minute'))
  })
})
