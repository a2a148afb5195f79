import { crc32 } from 'node:zlib'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { MAX_TOKENS_PER_PERSON, type TokenAbility } from '#app/accounts/account_options'
import type User from '#app/accounts/user'
import { issueToken } from '#app/accounts/tokens/token_factory'
import { createUser } from '#tests/support/users'

const DAY_MS = 24 * 60 * 60 * 1000

const create = (client: ApiClient, user: User, input: object) =>
  client
    .post('/api/tokens')
    .loginAs(user)
    .withSession({ password_confirmed_at: Date.now() })
    .withCsrfToken()
    .json(input)

const call = (client: ApiClient, token: string, method: string, path: string, body?: object) => {
  const request = client.request(path, method).header('authorization', `Bearer ${token}`)
  return body ? request.json(body) : request
}

test.group('API tokens', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('are shown once, and kept as a hash', async ({ client, assert }) => {
    const user = await createUser()
    const expires = new Date(Date.now() + DAY_MS)
    const created = await create(client, user, {
      name: 'Website',
      abilities: ['read', 'update', 'read'],
      expires_at: expires.toISOString(),
    })
    created.assertStatus(201)
    const { token, plain_text_token: secret } = created.body()
    assert.deepInclude(token, {
      name: 'Website',
      abilities: ['read', 'update'],
      last_used_at: null,
    })
    assert.closeTo(new Date(token.expires_at).getTime(), expires.getTime(), 1000)

    const listed = await client.get('/api/tokens').loginAs(user)
    assert.deepEqual(listed.body(), { tokens: [token] })
    const row = await db.from('api_tokens').where('id', token.id).firstOrFail()
    assert.notInclude(JSON.stringify(row), secret.split('.')[1])
  })

  test('carry a prefix and a checksum that scanners can verify', async ({ client, assert }) => {
    const created = await create(client, await createUser(), { name: 'Website' })
    const text: string = created.body().plain_text_token
    assert.match(text, /^vesta_pat_[\w-]+\.[\w-]+$/)
    const secret = Buffer.from(text.split('.')[1], 'base64url').toString()
    assert.equal(secret.slice(40), String(crc32(secret.slice(0, 40))))
  })

  test('read by default, without a cookie or an anti-forgery token', async ({ client, assert }) => {
    const user = await createUser()
    const created = await create(client, user, { name: 'Website' })
    const answer = await call(
      client,
      created.body().plain_text_token,
      'GET',
      `/api/user/${user.id}`
    )
    answer.assertStatus(200)
    assert.equal(answer.body().user.email, user.email)
    assert.isUndefined(answer.header('set-cookie'))
    assert.equal(answer.header('cache-control'), 'private, no-store')
  })

  test('do what their abilities cover, and nothing else', async ({ client, assert }) => {
    const user = await createUser()
    const other = await createUser()
    const calls: [string, string, object?][] = [
      ['GET', '/api/followings'],
      ['POST', `/api/users/${other.id}/follow`, {}],
      ['DELETE', `/api/users/${other.id}/follow`],
    ]
    const seen = async (abilities: TokenAbility[]) => {
      const token = await issueToken(user, { abilities })
      const answers = []
      for (const each of calls) answers.push(await call(client, token, ...each))
      return answers.map((answer) => answer.status())
    }
    assert.deepEqual(await seen(['read']), [200, 403, 403])
    assert.deepEqual(await seen(['create']), [403, 200, 403])
    assert.deepEqual(await seen(['update']), [403, 403, 403])
    assert.deepEqual(await seen(['delete']), [403, 403, 200])
  })

  test('are refused when unknown, changed, expired or deleted', async ({ client, assert }) => {
    const user = await createUser()
    const good = await issueToken(user)
    const expired = await issueToken(user, { expiresAt: new Date(Date.now() - 1000) })
    const deleted = await issueToken(user)
    const id = Buffer.from(deleted.slice('vesta_pat_'.length).split('.')[0], 'base64url')
    const gone = await client.delete(`/api/tokens/${id}`).loginAs(user).withCsrfToken()
    gone.assertStatus(200)

    const bad = [
      '',
      'x',
      'vesta_pat_',
      'vesta_pat_x.y',
      `vesta_pat_${btoa("1' or 1=1")}.${btoa('x')}`,
      `${good}x`,
      good.replace(/\..*/, '.eA'),
      expired,
      deleted,
    ]
    for (const token of bad) {
      const answer = await call(client, token, 'GET', '/api/followings')
      assert.equal(answer.status(), 401, token)
      assert.deepEqual(answer.body(), { message: 'Unauthenticated.' })
    }
    const answer = await call(client, good, 'GET', '/api/followings')
    answer.assertStatus(200)
  })

  test('never count beside a cookie, so that no other site can use one', async ({ client }) => {
    const user = await createUser()
    const answer = await client
      .post(`/api/users/${(await createUser()).id}/follow`)
      .loginAs(user)
      .header('authorization', 'Bearer vesta_pat_x.y')
    answer.assertStatus(401)
  })

  test('open no pages', async ({ client }) => {
    const token = await issueToken(await createUser())
    const page = await call(client, token, 'GET', '/chats').redirects(0)
    page.assertStatus(302)
    page.assertHeader('location', '/login')
  })

  test('can’t make, see or delete tokens', async ({ client, assert }) => {
    const user = await createUser()
    const token = await issueToken(user, { abilities: ['read', 'create', 'update', 'delete'] })
    for (const [method, path] of [
      ['GET', '/api/tokens'],
      ['POST', '/api/tokens'],
      ['DELETE', '/api/tokens/1'],
    ]) {
      const answer = await call(client, token, method, path, { name: 'Another' })
      assert.equal(answer.status(), 403)
    }
    assert.lengthOf(await db.from('api_tokens').where('tokenable_id', user.id), 1)
  })

  test('stay with their owner: others can’t delete them', async ({ client }) => {
    const token = await issueToken(await createUser())
    const [{ id }] = await db.from('api_tokens').orderBy('id', 'desc').limit(1)
    const other = await client
      .delete(`/api/tokens/${id}`)
      .loginAs(await createUser())
      .withCsrfToken()
    other.assertStatus(404)
    const answer = await call(client, token, 'GET', '/api/followings')
    answer.assertStatus(200)
  })

  test('note their last use', async ({ client, assert }) => {
    const user = await createUser()
    const token = await issueToken(user)
    await call(client, token, 'GET', '/api/followings')
    const listed = await client.get('/api/tokens').loginAs(user)
    assert.closeTo(new Date(listed.body().tokens[0].last_used_at).getTime(), Date.now(), 60_000)
  })

  test('tell what is left of their quota, and end with it', async ({ client, assert }) => {
    const token = await issueToken(await createUser())
    const first = await call(client, token, 'GET', '/api/followings')
    assert.equal(first.header('ratelimit-policy'), '"token";q=600;w=60')
    assert.match(String(first.header('ratelimit')), /^"token";r=599;t=\d+$/)
    for (let asked = 1; asked < 600; asked += 50) {
      await Promise.all(
        Array.from({ length: 50 }, () => call(client, token, 'GET', '/api/user/credits/image'))
      )
    }
    const last = await call(client, token, 'GET', '/api/followings')
    last.assertStatus(429)
    assert.isAbove(Number(last.header('retry-after')), 0)
    assert.match(String(last.header('ratelimit')), /^"token";r=0;t=\d+$/)
  })

  test('are made once, however often the call comes; a repeat has no secret', async ({
    client,
    assert,
  }) => {
    const user = await createUser()
    const key = crypto.randomUUID()
    const [first, again] = [
      await create(client, user, { name: 'Website' }).header('idempotency-key', key),
      await create(client, user, { name: 'Website' }).header('idempotency-key', key),
    ]
    const { plain_text_token: secret, ...rest } = first.body()
    assert.isString(secret)
    assert.deepEqual(again.body(), rest)
    assert.lengthOf(await db.from('api_tokens').where('tokenable_id', user.id), 1)
    const kept = await db.from('idempotency_keys').where({ user_id: user.id, key }).firstOrFail()
    assert.notInclude(JSON.stringify(kept), secret)
  })

  test('need a name, known abilities and an end in the future', async ({ client, assert }) => {
    const user = await createUser()
    const wrong: [object, string][] = [
      [{}, 'name'],
      [{ name: '' }, 'name'],
      [{ name: 'x'.repeat(61) }, 'name'],
      [{ name: 'Website', abilities: [] }, 'abilities'],
      [{ name: 'Website', abilities: ['everything'] }, 'abilities.0'],
      [{ name: 'Website', expires_at: '2020-01-01T00:00:00Z' }, 'expires_at'],
      [{ name: 'Website', expires_at: 'soon' }, 'expires_at'],
    ]
    for (const [input, field] of wrong) {
      const answer = await create(client, user, input)
      answer.assertStatus(422)
      assert.include(Object.keys(answer.body().errors), field)
    }
    assert.lengthOf(await db.from('api_tokens').where('tokenable_id', user.id), 0)
  })

  test('are limited in number, also when many are made at once', async ({ client, assert }) => {
    const user = await createUser()
    for (let made = 1; made < MAX_TOKENS_PER_PERSON; made++) await issueToken(user)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => create(client, user, { name: 'One more' }))
    )
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [201, 409, 409, 409]
    )
  })
})
