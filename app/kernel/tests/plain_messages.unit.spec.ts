import { glob, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import vine, { errors, VineValidator } from '@vinejs/vine'
import { PlainMessages } from '#app/kernel/validation/plain_messages'
import { sendMessageValidator } from '#app/chats/messages/message_validators'
import { publishValidator, updatePropertyValidator } from '#app/properties/property_validators'
import { spotValidator } from '#app/spots/spot_validators'

/** A wire or code name: snake_case, camelCase, or an unfilled placeholder. */
const WIRE_NAME = /[a-z]_[a-z]|[a-z][A-Z]|\{|undefined|\bfield\b/

const JUNK: unknown[] = [
  undefined,
  null,
  true,
  '',
  'x',
  'x'.repeat(30_000),
  -1,
  0.123,
  1e300,
  {},
  [],
  Array.from({ length: 500 }, () => ({})),
]

/** The part of a validator these tests use, whatever its output. */
type Validator = Pick<VineValidator<never, never>, 'messagesProvider' | 'toJSON'> & {
  validate: (body: unknown) => Promise<unknown>
}

interface Node {
  type?: string
  properties?: (Node & { fieldName: string })[]
  each?: Node
}

/** A body in the schema's shape, with `junk` at every leaf. */
function bodyOf(node: Node, junk: unknown): unknown {
  if (node.type === 'object' && node.properties) {
    const fields = node.properties.map((field) => [field.fieldName, bodyOf(field, junk)])
    return Object.fromEntries(fields)
  }
  if (node.type === 'array' && node.each && junk !== undefined) return [bodyOf(node.each, junk)]
  return junk
}

async function validators() {
  const found: { name: string; validator: Validator }[] = []
  for await (const file of glob('app/**/*.ts')) {
    if (
      file.endsWith('.spec.ts') ||
      !/^export const \w+ = vine\.create\(/m.test(await readFile(file, 'utf8'))
    )
      continue
    const module: Record<string, unknown> = await import(`#${file.replace(/\.ts$/, '')}`)
    for (const [name, validator] of Object.entries(module)) {
      if (validator instanceof VineValidator) found.push({ name: `${file} ${name}`, validator })
    }
  }
  return found
}

async function refusals(validator: Validator, body: unknown): Promise<string[]> {
  try {
    await validator.validate(body)
    return []
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    return error.messages.map(({ message }: { message: string }) => message)
  }
}

test.group('What a refused form says', () => {
  test('never has a name of the wire, in any validator', async ({ assert }) => {
    const all = await validators()
    assert.isAbove(all.length, 25)
    let count = 0
    for (const { name, validator } of all) {
      assert.instanceOf(validator.messagesProvider, PlainMessages, name)
      const { schema } = validator.toJSON().schema as { schema: Node }
      for (const junk of JUNK) {
        for (const body of [bodyOf(schema, junk), junk]) {
          const said = await refusals(validator, body)
          count += said.length
          for (const sentence of said) assert.notMatch(sentence, WIRE_NAME, name)
        }
      }
    }
    assert.isAbove(count, 300)
  })

  test('names fields as people do, and limits as they read them', async ({ assert }) => {
    const property = { year_built: 3000, living_area: 99_999_999, zip: 'x'.repeat(40) }
    assert.deepEqual(await refusals(updatePropertyValidator, { property }), [
      'The postal code can have at most 20 characters.',
      'The living area can’t be more than 10,000,000.',
      'Enter a year from 1000 to 2100.',
    ])
  })

  test('names a field by its path where that says more', async ({ assert }) => {
    const refused = { property: { type: 5 } }
    assert.deepEqual(await refusals(updatePropertyValidator, refused), [
      'Choose one of the options for property type.',
    ])
    assert.deepEqual(await refusals(sendMessageValidator, { type: 'system' }), [
      'Choose one of the options for type.',
    ])
  })

  test('asks for a choice, and counts what a list may have', async ({ assert }) => {
    for (const body of [{}, { publish: 'maybe' }]) {
      assert.deepEqual(await refusals(publishValidator, body), ['Choose whether to publish.'])
    }
    const spot = { slides: Array.from({ length: 11 }, () => ({})) }
    assert.deepEqual(await refusals(spotValidator, { spot }), ['There can be at most 10 slides.'])
    assert.deepEqual(await refusals(spotValidator, { spot: { slides: [{ video_id: 'x' }] } }), [
      'Enter the video as a number.',
    ])
  })

  test('reads well for one thing, for several, and for what only programs send', async ({
    assert,
  }) => {
    const said = (body: object) => refusals(updatePropertyValidator, body)
    const property = { images: [7, 7] }
    assert.deepEqual(await said({ property }), ['Check the photos: one of them is there twice.'])
    assert.deepEqual(await said({ property: {}, seen: 'x' }), [
      'Give the earlier values as an object.',
    ])
    const patterned = vine.create({ photos: vine.string().regex(/a/).minLength(3) })
    assert.deepEqual(await refusals(patterned, { photos: 'x' }), [
      'Check the photos: we can’t use what was entered.',
    ])
    assert.deepEqual(await refusals(patterned, { photos: 'a' }), [
      'Enter at least 3 characters for the photos.',
    ])
  })

  test('keeps the sentence of a rule of our own', async ({ assert }) => {
    const own = vine.createRule((_value, _options, field) => {
      field.report('Choose one emoji.', 'emoji', field)
    })
    const validator = vine.create({ emoji: vine.string().use(own()) })
    assert.deepEqual(await refusals(validator, { emoji: 'x' }), ['Choose one emoji.'])
  })
})
