import { QueueManager } from '@adonisjs/queue'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { registerSchedules } from '#app/kernel/queue/schedules'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

test.group('Schedules', (group) => {
  group.tap((each) => each.tags(['@embedded']))

  test('keep their time when a process starts', async ({ assert, cleanup }) => {
    cleanup(async () => void (await db.from('queue_schedules').delete()))
    const times = () =>
      db.from('queue_schedules').where('every_ms', '>=', HOUR_MS).select('id', 'next_run_at')
    await registerSchedules(app)
    const before = await times()
    await registerSchedules(app)
    assert.isNotEmpty(before)
    assert.sameDeepMembers(await times(), before)
  })

  test('that were missed for an hour are due at once, others after their interval', async ({
    assert,
    cleanup,
  }) => {
    const queue = QueueManager.fake()
    cleanup(() => QueueManager.restore())
    await registerSchedules(app)
    const late = async (id: string, ms: number) => {
      await queue.updateSchedule(id, { nextRunAt: new Date(Date.now() - ms) })
      await registerSchedules(app)
      return (await queue.getSchedule(id))!.nextRunAt!.getTime() > Date.now()
    }
    assert.isFalse(await late('search:prune', 2 * HOUR_MS))
    assert.isTrue(await late('search:prune', MINUTE_MS))
  })

  test('that changed are written anew', async ({ assert, cleanup }) => {
    const queue = QueueManager.fake()
    cleanup(() => QueueManager.restore())
    await registerSchedules(app)
    const id = 'media:reconcile'
    const known = (await queue.getSchedule(id))!
    await queue.upsertSchedule({
      ...known,
      id,
      everyMs: 1,
      from: undefined,
      to: undefined,
      limit: undefined,
      cronExpression: undefined,
      payload: {},
    })
    await registerSchedules(app)
    const { everyMs, payload } = (await queue.getSchedule(id))!
    assert.deepEqual({ everyMs, payload }, { everyMs: known.everyMs, payload: known.payload })
  })
})
