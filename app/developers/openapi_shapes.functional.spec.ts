import { test } from '@japa/runner'
import type { OpenApiDocument, Operation, Schema } from '#app/developers/openapi'
import { webhookEvents } from '#app/webhooks/webhook_events'
import { TEST_EVENT } from '#app/webhooks/webhook_options'

type Paths = OpenApiDocument['paths']

function operationsOf(paths: Paths): [call: string, operation: Operation][] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ])
  )
}

/** Words as they are, `{number}` for ids, `{text}` for anything else. */
function segmentsOf(path: string, operations: Record<string, Operation>): string[] {
  const parameters = Object.values(operations).flatMap((one) => one.parameters ?? [])
  return path.split('/').map((segment) => {
    const name = /^{(\w+)}$/.exec(segment)?.[1]
    if (!name) return segment
    const schemas = parameters.filter((one) => one.in === 'path' && one.name === name)
    return schemas.every(({ schema }) => schema.type === 'integer') ? '{number}' : '{text}'
  })
}

const isWord = (segment: string) => !segment.startsWith('{')

function fitOneUrl(one: string[], other: string[]): boolean {
  const fits = (segment: string, another: string) =>
    segment === another ||
    segment === '{text}' ||
    another === '{text}' ||
    (!isWord(segment) && !isWord(another))
  return one.length === other.length && one.every((segment, at) => fits(segment, other[at]!))
}

test.group('Words and shapes of the OpenAPI document', () => {
  test('says in a sentence what each call does, and who may call it', async ({
    client,
    assert,
  }) => {
    const document: OpenApiDocument = (await client.get('/api/openapi.json')).body()
    const tags = new Set(document.tags.map(({ name }) => name))
    for (const [call, { summary, description, tags: ownTags }] of operationsOf(document.paths)) {
      assert.notInclude(summary, ':', `${call} needs a summary in operation_summaries.ts`)
      assert.match(description, /^[A-Z].+\.$/, call)
      assert.isTrue(
        ownTags.every((tag) => tags.has(tag)),
        call
      )
    }
    assert.lengthOf(document.tags, tags.size)
  })

  test('has no choice that fits anything', async ({ client, assert }) => {
    const document = (await client.get('/api/openapi.json')).body()
    const vague: string[] = []
    const visit = (part: unknown, at: string): void => {
      if (typeof part !== 'object' || part === null) return
      const { anyOf, oneOf }: Schema = Object(part)
      for (const choice of [anyOf, oneOf]) {
        if (Array.isArray(choice) && choice.some((one) => Object.keys(one).length === 0)) {
          vague.push(at)
        }
      }
      for (const [name, inner] of Object.entries(part)) visit(inner, `${at}/${name}`)
    }
    visit(document, '#')
    assert.isEmpty(vague)
  })

  test('has whole schemas: items of lists, and properties that are required', async ({
    client,
    assert,
  }) => {
    const document = (await client.get('/api/openapi.json')).body()
    const broken: string[] = []
    const visit = (part: unknown, at: string): void => {
      if (typeof part !== 'object' || part === null) return
      const { type, items, prefixItems, properties, required }: Schema = Object(part)
      const isSchema = typeof type === 'string' || Array.isArray(type)
      if (isSchema && [type].flat().includes('array') && !items && !prefixItems) broken.push(at)
      if (isSchema && Array.isArray(required)) {
        broken.push(
          ...required.filter((name) => !properties?.[name]).map((name) => `${at} ${name}`)
        )
      }
      for (const [name, inner] of Object.entries(part)) visit(inner, `${at}/${name}`)
    }
    visit(document, '#')
    assert.isEmpty(broken)
  })

  test('holds no component that nothing refers to', async ({ client, assert }) => {
    const document: OpenApiDocument = (await client.get('/api/openapi.json')).body()
    const written = JSON.stringify(document)
    const { schemas, responses } = document.components
    const unused = [
      ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
      ...Object.keys(responses).map((name) => `#/components/responses/${name}`),
    ].filter((reference) => !written.includes(`"${reference}"`))
    assert.isEmpty(unused)
  })

  test('describes what is sent to webhooks, and how it is signed', async ({ client, assert }) => {
    const { webhooks }: OpenApiDocument = (await client.get('/api/openapi.json')).body()
    const names = webhookEvents.list().map(({ name }) => name)
    assert.sameMembers(Object.keys(webhooks), [...names, TEST_EVENT])
    for (const [name, { post }] of Object.entries(webhooks)) {
      const { type, data } = post.requestBody!.content['application/json']!.schema.properties!
      assert.equal(type!.const, name)
      assert.isNotEmpty(data!.properties, `${name}: run \`npm run api-types\``)
      assert.sameMembers(
        post.parameters!.map((header) => header.name),
        ['webhook-id', 'webhook-timestamp', 'webhook-signature']
      )
    }
    const { property } =
      webhooks['property.published']!.post.requestBody!.content['application/json']!.schema
        .properties!.data!.properties!
    assert.deepEqual(property, { $ref: '#/components/schemas/Property' })
  })

  test('has no two addresses that one URL fits', async ({ client, assert }) => {
    const { paths } = (await client.get('/api/openapi.json')).body() as { paths: Paths }
    const all = Object.entries(paths).map(([path, operations]) => segmentsOf(path, operations))
    const shared = all.flatMap((one, at) =>
      all.slice(at + 1).flatMap((other) => {
        const isPlainer = one.filter(isWord).length !== other.filter(isWord).length
        return isPlainer || !fitOneUrl(one, other) ? [] : [`${one.join('/')} ${other.join('/')}`]
      })
    )
    assert.isEmpty(shared)
  })
})
