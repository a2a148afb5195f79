import { Job, Locator } from '@adonisjs/queue'
import { test } from '@japa/runner'
import logger from '@adonisjs/core/services/logger'
import { enqueue } from '#app/kernel/queue/dispatch'
import { eventually } from '#tests/support/eventually'

const released = Promise.withResolvers<void>()
const done: string[] = []

class LongJob extends Job<Record<string, never>> {
  async execute() {
    done.push('begun')
    await released.promise
    done.push('long')
  }
}

class ShortJob extends Job<{ name: string }> {
  async execute() {
    done.push(this.payload.name)
  }
}

test.group('Worker', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  group.setup(() => {
    Locator.register('LongJob', LongJob)
    Locator.register('ShortJob', ShortJob)
  })

  test('does short jobs beside a long one, and goes on when that ends', async ({
    assert,
    cleanup,
  }) => {
    const errors: unknown[] = []
    const { error } = logger
    logger.error = ((...said: unknown[]) => errors.push(said)) as typeof error
    cleanup(() => void (logger.error = error))

    await enqueue(LongJob.dispatch({}))
    await eventually(() => done.includes('begun'))
    for (const name of ['one', 'two', 'three']) {
      await enqueue(ShortJob.dispatch({ name }))
      await eventually(() => done.includes(name), { what: () => name })
    }
    released.resolve()
    await eventually(() => done.includes('long'))
    await enqueue(ShortJob.dispatch({ name: 'last' }))
    await eventually(() => done.includes('last'))
    assert.deepEqual(done, ['begun', 'one', 'two', 'three', 'long', 'last'])
    assert.deepEqual(errors, [])
  })
})
