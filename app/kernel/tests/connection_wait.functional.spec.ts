import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { withConnectionWait } from '#app/kernel/database/connection_wait'

/** Asks for a connection while the only one is taken. */
async function askBeside(work: (asked: Promise<unknown>) => Promise<unknown>): Promise<unknown> {
  const trx = await db.transaction()
  const asked = db.rawQuery('select 1')
  try {
    return await work(asked)
  } finally {
    await trx.rollback()
    await asked.catch(() => {})
  }
}

test.group('Waiting for a connection', (group) => {
  group.tap((each) => each.tags(['@embedded']))

  test('ends when it is told to, and is as usual afterwards', async ({ assert }) => {
    await withConnectionWait(0.05, () =>
      askBeside((asked) => assert.rejects(() => asked, /Timeout acquiring a connection/))
    )
    const trx = await db.transaction()
    const usual = db.rawQuery('select 2 as answer')
    await assert.rejects(
      () => withConnectionWait(0.05, () => db.rawQuery('select 3')),
      /Timeout acquiring a connection/
    )
    await trx.rollback()
    const { rows } = await usual
    assert.deepEqual(rows, [{ answer: 2 }])
  })

  test('is as usual also after work that failed', async ({ assert }) => {
    const pool = db.manager.get(db.primaryConnectionName)!.connection!.pool!
    const before = JSON.stringify(
      Object.entries(pool).find(([name]) => name === 'acquireTimeoutMillis')
    )
    await assert.rejects(() => withConnectionWait(1, () => Promise.reject(new Error('failed'))))
    const after = Object.entries(pool).find(([name]) => name === 'acquireTimeoutMillis')
    assert.equal(JSON.stringify(after), before)
  })
})
