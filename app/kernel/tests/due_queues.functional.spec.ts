import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DatabaseAdapter } from '#app/kernel/queue/database_adapter'

const STALLED_MS = 30_000
const QUEUES = ['pending', 'due', 'later', 'stalled', 'busy', 'none']

test.group('Due queues', (group) => {
  group.tap((each) => each.tags(['@embedded']))

  test('are those with a job that a worker can take now', async ({ assert, cleanup }) => {
    const now = Date.now()
    const row = (queue: string, values: object) => ({ id: queue, queue, data: '{}', ...values })
    // uncommitted, so no worker takes these jobs; other schedules would count too
    const trx = await db.transaction()
    cleanup(() => trx.rollback())
    await trx.from('queue_schedules').delete()
    await trx
      .table('queue_jobs')
      .multiInsert([
        row('pending', { status: 'pending', score: 1 }),
        row('due', { status: 'delayed', execute_at: now - 1 }),
        row('later', { status: 'delayed', execute_at: now + 60_000 }),
        row('stalled', { status: 'active', acquired_at: now - STALLED_MS - 1 }),
        row('busy', { status: 'active', acquired_at: now }),
      ])
    const adapter = new DatabaseAdapter(trx.knexClient)
    const listDue = () => adapter.listDue(QUEUES, STALLED_MS)
    assert.sameMembers(await listDue(), ['pending', 'due', 'stalled'])

    await trx.table('queue_schedules').insert({
      id: 'due',
      name: 'due',
      payload: '{}',
      every_ms: 60_000,
      status: 'active',
      next_run_at: new Date(now - 1),
    })
    assert.sameMembers(await listDue(), QUEUES)
  })
})
