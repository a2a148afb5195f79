import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import type { Schema } from '#app/developers/openapi'
import { routeAnswers } from '#app/developers/api_routes'
import { sampleBody } from '#tests/support/fuzz/sample_bodies'

interface Operation {
  operationId: string
  tags: string[]
  security: Record<string, string[]>[]
  requestBody?: object
  responses: Record<string, object>
}

type Paths = Record<string, Record<string, Operation>>

/** `GET /api/chats/{id}` for every route that isn't a page. */
function routes(): { call: string; name: string }[] {
  return Object.values(router.toJSON())
    .flat()
    .filter(({ pattern }) => /^\/(api|broadcasting)\//.test(pattern))
    .flatMap(({ methods, pattern, name }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .map((method) => ({ call: `${method} ${pattern.replace(/:(\w+)/g, '{$1}')}`, name: name! }))
    )
}

test.group('The OpenAPI document', () => {
  test('describes every call, and none that is not there', async ({ client, assert }) => {
    const answer = await client.get('/api/openapi.json')
    answer.assertStatus(200)
    const { openapi, paths } = answer.body() as { openapi: string; paths: Paths }
    assert.equal(openapi, '3.1.0')
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`)
    )
    assert.sameMembers(
      described,
      routes().map(({ call }) => call)
    )
  })

  test('knows what every route answers', async ({ assert }) => {
    const known = await routeAnswers()
    const unknown = routes().filter(({ name }) => !(name in known.routes))
    assert.isEmpty(unknown, 'run `npm run api-types`')
    const gone = Object.keys(known.routes).filter(
      (name) => !routes().some((one) => one.name === name)
    )
    assert.isEmpty(gone, 'run `npm run api-types`')
  })

  test('has the body of every call that takes one', async ({ client, assert }) => {
    const { paths } = (await client.get('/api/openapi.json')).body() as { paths: Paths }
    const described = Object.values(paths)
      .flatMap((operations) => Object.entries(operations))
      .filter(([method, { requestBody }]) => method !== 'get' && requestBody)
      .map(([, { operationId }]) => operationId.replace(/^\w+\./, ''))
    const taking = routes().filter(
      ({ call, name }) => !call.startsWith('GET ') && Object.keys(sampleBody(name, {})).length > 0
    )
    assert.includeMembers(
      described,
      taking.map(({ name }) => name),
      'a validator checks every body, and `npm run api-types` finds it'
    )
  })

  test('tells files, choices and the bodies of deletions', async ({ client, assert }) => {
    const { paths } = (await client.get('/api/openapi.json')).body() as { paths: Paths }
    const bodyOf = (method: string, path: string) =>
      Object(paths[path]![method]!.requestBody).content as Record<string, { schema: Schema }>
    const upload = bodyOf('post', '/api/uploads')['multipart/form-data']!.schema
    assert.containsSubset(upload, { properties: { file: { format: 'binary' } } })
    assert.include(upload.required, 'file')
    const purposes = upload.properties?.for?.enum ?? []
    assert.includeMembers(purposes, ['property', 'avatar', 'chat', 'offering'])
    const photograph = bodyOf('post', '/api/designs/generate')['multipart/form-data']!.schema
    assert.containsSubset(photograph, { properties: { image: { format: 'binary' } } })
    const contacts = bodyOf('post', '/api/farm/contacts/imports')['multipart/form-data']!.schema
    assert.containsSubset(contacts, { properties: { mapping: { type: 'string' } } })
    assert.lengthOf(bodyOf('post', '/api/markets')['application/json']!.schema.anyOf ?? [], 2)
    assert.property(
      bodyOf('delete', '/api/settings/account')['application/json']!.schema.properties,
      'password'
    )
  })

  test('refers only to what it holds, and names each operation once', async ({
    client,
    assert,
  }) => {
    const document = (await client.get('/api/openapi.json')).body()
    const references = JSON.stringify(document).match(/"#\/components\/[^"]+"/g) ?? []
    for (const reference of new Set(references)) {
      const [, , kind, name] = (JSON.parse(reference) as string).split('/')
      assert.property(document.components[kind!], name!, reference)
    }
    const ids = Object.values(document.paths as Paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => operationId)
    )
    assert.lengthOf(new Set(ids), ids.length)
  })

  test('says what a token, a session and a stranger may call', async ({ client, assert }) => {
    const { paths } = (await client.get('/api/openapi.json')).body() as { paths: Paths }
    assert.deepEqual(paths['/api/chats']!.get!.security, [{ token: [] }, { session: [] }])
    assert.deepEqual(paths['/api/tokens']!.post!.security, [{ session: [] }])
    assert.deepEqual(paths['/api/places']!.get!.security, [])
    assert.property(paths['/api/tokens']!.post!, 'requestBody')
  })
})
