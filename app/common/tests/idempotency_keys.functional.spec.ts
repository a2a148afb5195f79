import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import SweepIdempotencyKeys from '#app/common/jobs/sweep_idempotency_keys'
import { enqueue } from '#app/kernel/queue/dispatch'
import { eventually } from '#tests/support/eventually'
import { createUser } from '#tests/support/users'

test.group('Stored answers of repeatable writes', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('are given again byte for byte', async ({ client, assert }) => {
    const user = await createUser({ type: 'realtor' })
    const write = () =>
      client
        .post('/api/properties')
        .json({ property: { name: 'Casa Livia' } })
        .header('idempotency-key', 'the same')
        .withCsrfToken()
        .loginAs(user)
    const [first, second] = [await write(), await write()]
    first.assertStatus(201)
    assert.equal(second.text(), first.text())
  })

  test('are swept after a day, and not before', async ({ assert }) => {
    const user = await createUser()
    await db.rawQuery(
      `insert into idempotency_keys (user_id, key, request, created_at)
       select :id, key, 'POST /api/chats', now() - age
       from (values ('old', interval '25 hours'), ('fresh', interval '23 hours')) given(key, age)`,
      { id: user.id }
    )
    const kept = async () => {
      const rows = await db.from('idempotency_keys').where('user_id', user.id)
      return rows.map(({ key }) => key)
    }
    await enqueue(SweepIdempotencyKeys.dispatch({}))
    await eventually(async () => (await kept()).length < 2)
    assert.deepEqual(await kept(), ['fresh'])
  })
})
