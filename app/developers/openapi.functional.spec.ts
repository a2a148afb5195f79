import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import type { OpenApiDocument, Operation, Schema } from '#app/developers/openapi'
import { routeAnswers } from '#app/developers/api_routes'
import { callExamples } from '#app/developers/call_examples'
import { SPENDING_CALLS } from '#app/developers/failures'
import { PAGE_PARAMETERS, SEARCH_PARAMETERS } from '#app/search/search_query'
import { EXPECTED } from '#tests/functional/route_matrix'
import { sampleBody } from '#tests/support/fuzz/sample_bodies'

type Paths = OpenApiDocument['paths']

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

function operationsOf(paths: Paths): [call: string, operation: Operation][] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ])
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
    const purposes = [...(upload.properties?.for?.enum ?? [])]
    assert.includeMembers(purposes, ['property', 'avatar', 'chat', 'offering'])
    const photograph = bodyOf('post', '/api/designs/generate')['multipart/form-data']!.schema
    assert.containsSubset(photograph, { properties: { image: { format: 'binary' } } })
    const sent = bodyOf('post', '/api/designs/generate')['application/json']!.schema
    assert.containsSubset(sent, { properties: { image: { pattern: '^data:' } } })
    assert.notProperty(bodyOf('post', '/api/uploads'), 'application/json')
    const contacts = bodyOf('post', '/api/farm/contacts/imports')['multipart/form-data']!.schema
    assert.containsSubset(contacts, { properties: { mapping: { type: 'string' } } })
    const { market } = bodyOf('post', '/api/markets')['application/json']!.schema.properties ?? {}
    assert.lengthOf(market?.oneOf ?? [], 2)
    const part = bodyOf('patch', '/api/uploads/videos/{id}')
    assert.property(part, 'application/offset+octet-stream')
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

  test('names every status that a call can succeed with', async ({ client, assert }) => {
    const { paths } = (await client.get('/api/openapi.json')).body() as { paths: Paths }
    const missing = operationsOf(paths).flatMap(([call, { operationId, responses }]) => {
      const { statuses = [] } = EXPECTED[operationId.replace(/^\w+\./, '')] ?? {}
      return statuses
        .filter((status) => status < 400 && !(status in responses))
        .map((status) => `${call} ${status}`)
    })
    assert.isEmpty([...new Set(missing)])
    const statusesOf = (method: string, path: string) =>
      Object.keys(paths[path]![method]!.responses).filter((status) => status < '400')
    assert.deepEqual(statusesOf('post', '/api/chats'), ['201'])
    assert.deepEqual(statusesOf('post', '/api/designs/generate'), ['202'])
    assert.deepEqual(statusesOf('post', '/api/properties/{slug}/views'), ['204'])
    assert.deepEqual(statusesOf('post', '/api/properties/{slug}/inquiries'), ['201', '202', '303'])
    assert.deepEqual(statusesOf('post', '/api/offering-requests/{id}/review'), ['201'])
    assert.deepEqual(statusesOf('post', '/api/offering-requests/{id}/cancel'), ['200'])
    assert.deepEqual(statusesOf('get', '/api/chats'), ['200'])
    const unpaid = operationsOf(paths).filter(([, { responses }]) => '402' in responses)
    assert.lengthOf(unpaid, SPENDING_CALLS.size)
    for (const [call, { responses }] of operationsOf(paths)) {
      assert.isEmpty(
        Object.keys(responses).filter((status) => !/^\d{3}$/.test(status)),
        call
      )
      assert.isNotEmpty(
        Object.keys(responses).filter((status) => status < '300'),
        call
      )
    }
  })

  test('tells files from JSON in answers', async ({ client, assert }) => {
    const { paths } = (await client.get('/api/openapi.json')).body() as { paths: Paths }
    const typesOf = (path: string) => Object.keys(paths[path]!.get!.responses['200']!.content ?? {})
    assert.deepEqual(typesOf('/api/leads/export'), ['text/csv'])
    assert.deepEqual(typesOf('/api/farm/contacts/export'), ['text/csv'])
    assert.sameMembers(typesOf('/api/properties/export'), ['application/json', 'text/csv'])
    const uploaded = paths['/api/uploads']!.post!.responses['201']!.content!['application/json']!
    assert.containsSubset(uploaded.schema, {
      properties: { upload: { $ref: '#/components/schemas/Image' } },
    })
  })

  test('names what a search takes, and no more', async ({ client, assert }) => {
    const { paths } = (await client.get('/api/openapi.json')).body() as { paths: Paths }
    const { parameters = [] } = paths['/api/search/properties']!.get!
    const pageOnly: readonly string[] = PAGE_PARAMETERS
    assert.sameMembers(
      parameters.map(({ name }) => name),
      [...SEARCH_PARAMETERS.filter((name) => !pageOnly.includes(name)), 'page', 'per_page']
    )
    const sort = parameters.find(({ name }) => name === 'sort')
    assert.include(sort?.schema.enum, '-price')
    const chats = paths['/api/chats/filtered']!.get!.parameters ?? []
    assert.sameMembers(
      chats.map(({ name }) => name),
      ['type', 'page', 'per_page']
    )
  })

  test('has an example of every JSON body, which its validator accepts', async ({
    client,
    assert,
  }) => {
    const { paths } = (await client.get('/api/openapi.json')).body() as { paths: Paths }
    const lacking = operationsOf(paths).filter(([, { requestBody }]) => {
      const json = requestBody?.content['application/json']
      return json && !json.example
    })
    assert.deepEqual(
      lacking.map(([call]) => call),
      [],
      'add it to call_examples.ts'
    )
    const { routes: known } = await routeAnswers()
    for (const [name, example] of Object.entries(callExamples)) {
      for (const validator of known[name]!.validators.slice(0, 1)) {
        const [, file, exported] = /^(#[^#]+)#(.+)$/.exec(validator) ?? []
        const found = (await import(file!))[exported!]
        await assert.doesNotReject(() => found.validate(structuredClone(example)), name)
      }
    }
  })

  test('says what a token, a session and a stranger may call', async ({ client, assert }) => {
    const { paths } = (await client.get('/api/openapi.json')).body() as { paths: Paths }
    assert.deepEqual(paths['/api/chats']!.get!.security, [{ token: [] }, { session: [] }])
    assert.deepEqual(paths['/api/tokens']!.post!.security, [{ session: [] }])
    assert.deepEqual(paths['/api/places']!.get!.security, [])
    assert.property(paths['/api/tokens']!.post!, 'requestBody')
  })
})
