import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { issueToken } from '#app/accounts/tokens/token_factory'
import { ask } from '#app/teams/tests/ask'
import { teamOf } from '#app/teams/tests/team_factory'
import { MAX_WEBHOOKS_PER_OWNER } from '#app/webhooks/webhook_options'
import { listenerOf } from '#app/webhooks/tests/listener'
import { createUser } from '#tests/support/users'

const URL = 'https://hooks.example/vesta'
const input = (change: object = {}) => ({
  webhook: { url: URL, events: ['message.created'], ...change },
})

const countOf = async (owner: object) => (await db.from('webhooks').where(owner)).length

test.group('Webhooks', () => {
  test('are made with a secret that is shown once and kept encrypted', async ({
    client,
    assert,
  }) => {
    const user = await createUser()
    const made = await ask(client, user)('POST', '/api/webhooks', input())
    made.assertStatus(201)
    const { webhook, secret } = made.body()
    assert.match(secret, /^whsec_[\w+/]{43}=$/)
    assert.containsSubset(webhook, {
      url: URL,
      events: ['message.created'],
      team: null,
      is_enabled: true,
      disabled_reason: null,
      failures_count: 0,
    })
    const row = await db.from('webhooks').where('id', webhook.id).firstOrFail()
    assert.notInclude(JSON.stringify(row), secret.slice(6))
    const listed = await ask(client, user)('GET', '/api/webhooks')
    assert.deepEqual(listed.body(), { webhooks: [webhook] })
  })

  test('are refused whole when something is wrong', async ({ client, assert }) => {
    const user = await createUser()
    const wrong: [object, string][] = [
      [{}, 'webhook'],
      [input({ url: undefined }), 'webhook.url'],
      [input({ url: 'hooks.example' }), 'webhook.url'],
      [input({ url: 'http://hooks.example/' }), 'webhook.url'],
      [input({ url: 'ftp://hooks.example/' }), 'webhook.url'],
      [input({ url: 'https://a:b@hooks.example/' }), 'webhook.url'],
      [input({ url: 'https://localhost/' }), 'webhook.url'],
      [input({ url: 'https://127.0.0.1/' }), 'webhook.url'],
      [input({ url: 'https://2130706433/' }), 'webhook.url'],
      [input({ url: 'https://[::1]/' }), 'webhook.url'],
      [input({ url: 'https://169.254.169.254/' }), 'webhook.url'],
      [input({ url: 'https://hooks.example:5432/' }), 'webhook.url'],
      [input({ url: `https://hooks.example/${'x'.repeat(500)}` }), 'webhook.url'],
      [input({ events: [] }), 'webhook.events'],
      [input({ events: ['everything'] }), 'webhook.events.0'],
      [input({ events: ['message.created', 'message.created'] }), 'webhook.events'],
    ]
    for (const [body, field] of wrong) {
      const answer = await ask(client, user)('POST', '/api/webhooks', body)
      assert.equal(answer.status(), 422, JSON.stringify(body))
      assert.include(Object.keys(answer.body().errors), field)
    }
    ;(await ask(client, null)('POST', '/api/webhooks', input())).assertStatus(401)
    assert.equal(await countOf({ user_id: user.id }), 0)
  })

  test('are made once, however often the call comes; a repeat has no secret', async ({
    client,
    assert,
  }) => {
    const user = await createUser()
    const key = crypto.randomUUID()
    const create = () =>
      ask(client, user)('POST', '/api/webhooks', input()).header('idempotency-key', key)
    const { secret, ...rest } = (await create()).body()
    assert.isString(secret)
    assert.deepEqual((await create()).body(), rest)
    assert.equal(await countOf({ user_id: user.id }), 1)
  })

  test('are limited in number, also when many are made at once', async ({ client, assert }) => {
    const user = await createUser()
    for (let made = 1; made < MAX_WEBHOOKS_PER_OWNER; made++) await listenerOf(user)
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => ask(client, user)('POST', '/api/webhooks', input()))
    )
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [201, 409, 409]
    )
  })

  test('of a team are its owner’s and admins’', async ({ client, assert }) => {
    const [owner, admin, agent, stranger] = await Promise.all([1, 2, 3, 4].map(() => createUser()))
    const team = await teamOf(owner, { admin, agent })
    const body = input({ team_id: team.id, events: ['property.published'] })
    for (const nobody of [agent, stranger]) {
      ;(await ask(client, nobody)('POST', '/api/webhooks', body)).assertStatus(403)
    }
    const personal = input({ team_id: team.id })
    ;(await ask(client, admin)('POST', '/api/webhooks', personal)).assertStatus(422)
    assert.equal(await countOf({ team_id: team.id }), 0)

    const made = await ask(client, admin)('POST', '/api/webhooks', body)
    made.assertStatus(201)
    const { id } = made.body().webhook
    assert.equal(made.body().webhook.team.handle, team.handle)
    const seen = await ask(client, owner)('GET', '/api/webhooks')
    assert.deepEqual(seen.body().webhooks, [made.body().webhook])
    for (const nobody of [agent, stranger]) {
      const asNobody = ask(client, nobody)
      assert.deepEqual((await asNobody('GET', '/api/webhooks')).body(), { webhooks: [] })
      ;(await asNobody('GET', `/api/webhooks/${id}/deliveries`)).assertStatus(404)
      ;(await asNobody('PATCH', `/api/webhooks/${id}`, { webhook: {} })).assertStatus(404)
      ;(await asNobody('POST', `/api/webhooks/${id}/secret`)).assertStatus(404)
      ;(await asNobody('POST', `/api/webhooks/${id}/test`)).assertStatus(404)
      ;(await asNobody('DELETE', `/api/webhooks/${id}`)).assertStatus(404)
    }
    const demoted = `/api/teams/${team.handle}/members/${admin.id}`
    ;(await ask(client, owner)('PATCH', demoted, { role: 'agent' })).assertStatus(200)
    ;(await ask(client, admin)('DELETE', `/api/webhooks/${id}`)).assertStatus(404)
  })

  test('change, are turned off and on, and are deleted with their log', async ({
    client,
    assert,
  }) => {
    const user = await createUser()
    const asUser = ask(client, user)
    const { id } = await listenerOf(user)
    const change = (webhook: object) => asUser('PATCH', `/api/webhooks/${id}`, { webhook })
    const url = 'https://other.example/'
    const changed = await change({ url, events: ['property.published'] })
    assert.containsSubset(changed.body().webhook, { url, events: ['property.published'] })
    ;(await change({ url: 'https://10.0.0.1/' })).assertStatus(422)

    const off = await change({ is_enabled: false })
    assert.containsSubset(off.body().webhook, { is_enabled: false, disabled_reason: 'owner' })
    ;(await asUser('POST', `/api/webhooks/${id}/test`)).assertStatus(409)
    const on = await change({ is_enabled: true })
    assert.containsSubset(on.body().webhook, { is_enabled: true, disabled_at: null })

    ;(await asUser('POST', `/api/webhooks/${id}/test`)).assertStatus(202)
    ;(await asUser('DELETE', `/api/webhooks/${id}`)).assertStatus(200)
    ;(await asUser('DELETE', `/api/webhooks/${id}`)).assertStatus(404)
    assert.lengthOf(await db.from('webhook_deliveries').where('webhook_id', id), 0)
  })

  test('end with their account or team', async ({ client, assert }) => {
    const owner = await createUser()
    const team = await teamOf(owner)
    await listenerOf(owner)
    await listenerOf(owner, { team_id: team.id, events: ['property.published'] })
    const asOwner = ask(client, owner)
    const path = `/api/teams/${team.handle}`
    const deleted = await asOwner('DELETE', path, { properties: 'owners' }, { isConfirmed: true })
    deleted.assertStatus(200)
    assert.equal(await countOf({ team_id: team.id }), 0)
    await owner.delete()
    assert.equal(await countOf({ user_id: owner.id }), 0)
  })

  test('can’t be pointed elsewhere with an API token', async ({ client, assert }) => {
    const user = await createUser()
    const { id } = await listenerOf(user)
    const token = await issueToken(user, { abilities: ['read', 'create', 'update', 'delete'] })
    const call = (method: string, path: string, body: object = {}) =>
      client.request(path, method).header('authorization', `Bearer ${token}`).json(body)
    ;(await call('POST', '/api/webhooks', input())).assertStatus(403)
    ;(await call('PATCH', `/api/webhooks/${id}`, { webhook: { url: URL } })).assertStatus(403)
    ;(await call('POST', `/api/webhooks/${id}/secret`)).assertStatus(403)
    const listed = await client.get('/api/webhooks').header('authorization', `Bearer ${token}`)
    assert.equal(listed.body().webhooks[0].id, id)
  })
})
