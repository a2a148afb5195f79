import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { afterCommit, keepQuiet } from '#app/kernel/database/transaction'

test.group('A quiet transaction', () => {
  test('tells nobody from then on, but does what must be done', async ({ assert }) => {
    const done: string[] = []
    const note = (what: string) => async () => void done.push(what)
    await db.transaction(async (trx) => {
      afterCommit(trx, note('news of before'))
      keepQuiet({ trx })
      afterCommit(trx, note('news'))
      afterCommit(trx, note('work'), { isNews: false })
    })
    assert.deepEqual(done, ['news of before', 'work'])
  })

  test('keeps no other quiet', async ({ assert }) => {
    const done: string[] = []
    await db.transaction(async (trx) => keepQuiet({ trx }))
    await db.transaction(async (trx) => afterCommit(trx, async () => void done.push('news')))
    assert.deepEqual(done, ['news'])
  })
})
