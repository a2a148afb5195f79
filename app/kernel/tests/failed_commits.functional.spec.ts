import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

test.group('Transactions', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('reject when their commit fails', async ({ assert, cleanup }) => {
    await db.rawQuery('create table commits (a int unique deferrable initially deferred)')
    cleanup(() => db.rawQuery('drop table commits').then(() => {}))
    const twice = () =>
      db.transaction(async (trx) => {
        await trx.rawQuery('insert into commits values (1), (1)')
      })
    await assert.rejects(twice, /duplicate key/)
    const trx = await db.transaction()
    await trx.rawQuery('insert into commits values (2), (2)')
    await assert.rejects(() => trx.commit(), /duplicate key/)
    assert.isEmpty(await db.from('commits'))
  })

  test('reject when an error inside was caught and they could not commit', async ({ assert }) => {
    const swallowed = () =>
      db.transaction(async (trx) => {
        await trx.rawQuery('select 1 / 0').catch(() => null)
      })
    await assert.rejects(swallowed, /failed before its commit/)
  })

  test('commit what they should', async ({ assert, cleanup }) => {
    await db.rawQuery('create table commits (a int)')
    cleanup(() => db.rawQuery('drop table commits').then(() => {}))
    const answer = await db.transaction(async (trx) => {
      await trx.rawQuery('insert into commits values (1)')
      return 'done'
    })
    assert.equal(answer, 'done')
    assert.lengthOf(await db.from('commits'), 1)
  })
})
