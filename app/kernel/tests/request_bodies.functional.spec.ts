import { test } from '@japa/runner'
import { MAX_BODY_BYTES, MAX_JSON_DEPTH, MAX_JSON_VALUES } from '#app/kernel/http/body_limits'
import { createUser } from '#tests/support/users'

const ORIGIN = `http://${process.env.HOST}:${process.env.PORT}`

function post(body: BodyInit, headers: Record<string, string> = {}, path = '/contact') {
  return fetch(`${ORIGIN}${path}`, {
    method: 'POST',
    headers: { 'accept': 'application/json', 'content-type': 'application/json', ...headers },
    body,
    redirect: 'manual',
    ...{ duplex: 'half' },
  })
}

const nested = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)
const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i])))

test.group('Request bodies', () => {
  test('as large as the contract lets a message be are taken', async ({ client }) => {
    const user = await createUser()
    const other = await createUser()
    const answer = await client
      .post('/api/chats')
      .json({ user_ids: [other.id], message: '漢'.repeat(10_000) })
      .withCsrfToken()
      .loginAs(user)
    answer.assertStatus(201)
  })

  for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
    test(`of more than 64 KB are refused, announced or not: ${type}`, async ({ assert }) => {
      const body = type.endsWith('json')
        ? JSON.stringify({ message: 'a'.repeat(MAX_BODY_BYTES) })
        : `message=${'a'.repeat(MAX_BODY_BYTES)}`
      for (const sent of [body, new Blob([body]).stream()]) {
        const answer = await post(sent, { 'content-type': type })
        assert.equal(answer.status, 413)
        assert.deepEqual(await answer.json(), { message: 'That’s more than we can accept.' })
      }
    })
  }

  test('in JSON are refused for their depth before they are parsed', async ({ assert }) => {
    for (const body of [nested(MAX_JSON_DEPTH + 1), '['.repeat(60_000)]) {
      const answer = await post(body)
      assert.equal(answer.status, 400)
      assert.deepEqual(await answer.json(), { message: 'The body is nested too deeply.' })
    }
    // read, then refused for its missing token
    assert.equal((await post(nested(MAX_JSON_DEPTH))).status, 419)
  })

  test('in JSON are refused for their number of values', async ({ assert }) => {
    for (const body of [keys(MAX_JSON_VALUES + 1), `{"a":[${'1,'.repeat(30_000)}1]}`]) {
      const answer = await post(body)
      assert.equal(answer.status, 413)
      assert.deepEqual(await answer.json(), { message: 'The body has too many values.' })
    }
    assert.equal((await post(keys(MAX_JSON_VALUES - 10))).status, 419)
  })

  test('in JSON may hold any text that looks like structure', async ({ assert }) => {
    const message = '[{,"\\'.repeat(4_000)
    assert.equal((await post(JSON.stringify({ message }))).status, 419)
  })

  test('of a picture in JSON have the same bounds', async ({ client, assert }) => {
    const answer = await client
      .post('/api/designs/generate')
      .json(JSON.parse(nested(MAX_JSON_DEPTH + 1)))
      .withCsrfToken()
      .loginAs(await createUser())
    answer.assertStatus(400)
    assert.deepEqual(answer.body(), { message: 'The body is nested too deeply.' })
  })

  test('may not be compressed', async ({ assert }) => {
    const answer = await post('{}', { 'content-encoding': 'gzip' })
    assert.equal(answer.status, 415)
    assert.equal(answer.headers.get('accept-encoding'), 'identity')
    assert.deepEqual(await answer.json(), { message: 'Send the body without compression.' })
  })

  test('with files are taken by upload routes only', async ({ assert }) => {
    for (const path of ['/login', '/contact', '/api/chats', '/broadcasting/auth']) {
      const form = new FormData()
      form.set('f', new Blob(['a']), 'a.bin')
      const answer = await fetch(`${ORIGIN}${path}`, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: form,
      })
      assert.equal(answer.status, 415, path)
      assert.deepEqual(await answer.json(), { message: 'This address does not take files.' })
    }
  })
})

test.group('Objects where a number or text belongs', () => {
  const objects: unknown[] = [
    {},
    { toString: 1 },
    { valueOf: 1, toString: 'x' },
    { constructor: 1 },
    { constructor: { name: '\0' }, toString: null },
    [{ toString: 1 }],
    [[7]],
    true,
  ]
  const calls: [path: string, body: (value: unknown) => object][] = [
    ['/api/chats/1/read', (value) => ({ message_id: value })],
    ['/api/markets', (value) => ({ market: { place: { latitude: value } } })],
    ['/api/properties', (value) => ({ property: { price: value, bedrooms: value } })],
    ['/api/reports', (value) => ({ subject_type: value, subject_id: value, reason: value })],
    ['/api/dreams', (value) => ({ dream: { name: value, budget_max: value } })],
    ['/api/leads', (value) => ({ lead: { name: value, email: value } })],
  ]

  for (const [path, body] of calls) {
    test(`are refused, not an error of ours: ${path}`, async ({ client, assert }) => {
      const user = await createUser({ type: 'realtor' })
      for (const value of objects) {
        const answer = await client.post(path).json(body(value)).withCsrfToken().loginAs(user)
        assert.include([404, 422], answer.status(), JSON.stringify(value))
      }
    })
  }

  test('are refused in the address as well', async ({ client, assert }) => {
    const user = await createUser()
    for (const query of ['page[toString]=1', 'page[valueOf]=1&q[toString]=1', 'q[]=1&page[]=2']) {
      for (const path of ['/api/people', '/api/messages', '/api/society', '/api/users/blocked']) {
        const answer = await client.get(`${path}?${query}`).loginAs(user)
        assert.isBelow(answer.status(), 500, `${path}?${query}`)
      }
    }
  })
})
