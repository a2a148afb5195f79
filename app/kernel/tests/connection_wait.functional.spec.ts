import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { withConnectionWait } from '#app/kernel/database/connection_wait'

const connection = () => db.manager.get(db.primaryConnectionName)!.connection!
const countConnections = () => connection().config.pool!.max!

/** Runs `work` while every connection is taken. */
async function besideAll<T>(work: () => Promise<T>): Promise<T> {
  const taken = await Promise.all(
    Array.from({ length: countConnections() }, () => db.transaction())
  )
  try {
    return await work()
  } finally {
    await Promise.all(taken.map((trx) => trx.rollback()))
  }
}

test.group('Waiting for a connection', (group) => {
  group.tap((each) => each.tags(['@embedded']))

  test('ends when it is told to, and is as usual afterwards', async ({ assert }) => {
    const usual = await besideAll(async () => {
      await assert.rejects(
        () => withConnectionWait(0.05, () => db.rawQuery('select 1')),
        /Timeout acquiring a connection/
      )
      return [db.rawQuery('select 2 as answer')]
    })
    const { rows } = await usual[0]
    assert.deepEqual(rows, [{ answer: 2 }])
  })

  test('is as usual also after work that failed', async ({ assert }) => {
    const pool = connection().pool!
    const before = JSON.stringify(
      Object.entries(pool).find(([name]) => name === 'acquireTimeoutMillis')
    )
    await assert.rejects(() => withConnectionWait(1, () => Promise.reject(new Error('failed'))))
    const after = Object.entries(pool).find(([name]) => name === 'acquireTimeoutMillis')
    assert.equal(JSON.stringify(after), before)
  })
})
