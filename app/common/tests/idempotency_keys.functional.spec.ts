import sharp from 'sharp'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import SweepIdempotencyKeys from '#app/common/idempotency/sweep_idempotency_keys_job'
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

  test('are refused to another body, file or path', async ({ client, assert }) => {
    const user = await createUser({ type: 'realtor' })
    const send = (path: string, body: object) =>
      client.post(path).json(body).header('idempotency-key', 'k').withCsrfToken().loginAs(user)
    const property = { name: 'Casa Livia', price: 1 }
    ;(await send('/api/properties', { property })).assertStatus(201)
    const sameInOtherOrder = { property: { price: 1, name: 'Casa Livia' } }
    ;(await send('/api/properties', sameInOtherOrder)).assertStatus(201)
    ;(await send('/api/properties?utm_source=mail&gclid=1', { property })).assertStatus(201)
    for (const [path, body] of [
      ['/api/properties', { property: { ...property, price: 2 } }],
      ['/api/properties', {}],
      ['/api/journals', { property }],
    ] as const) {
      const refused = await send(path, body)
      refused.assertStatus(422)
    }
    ;(await send('/api/properties?from=elsewhere', { property })).assertStatus(422)
    const message = 'That idempotency key was used for another request.'
    const refused = await send('/api/properties', { property: { name: 'Other' } })
    assert.equal(refused.body().errors['Idempotency-Key'], message)
  })

  test('know an uploaded file by its bytes', async ({ client, assert }) => {
    const user = await createUser()
    const upload = async (color: string) => {
      const create = { width: 300, height: 300, channels: 3, background: color } as const
      const photo = await sharp({ create }).png().toBuffer()
      return client
        .post('/api/uploads')
        .file('file', photo, { filename: 'a.png', contentType: 'image/png' })
        .header('idempotency-key', 'photo')
        .withCsrfToken()
        .loginAs(user)
    }
    const first = await upload('red')
    first.assertStatus(201)
    assert.equal((await upload('red')).text(), first.text())
    ;(await upload('blue')).assertStatus(422)
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
