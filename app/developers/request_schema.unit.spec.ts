import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import type { Schema } from '#app/developers/openapi'
import { plainSchema } from '#app/developers/request_schema'

function schemaOf(validator: { toJSONSchema(): object }): Schema {
  return plainSchema(JSON.parse(JSON.stringify(validator.toJSONSchema())))
}

test.group('Schemas of validators', () => {
  test('say what may be null as a type', ({ assert }) => {
    const validator = vine.create({
      name: vine.string().nullable(),
      kind: vine.enum(['home', 'land']).nullable().optional(),
    })
    assert.containsSubset(schemaOf(validator), {
      type: 'object',
      properties: {
        name: { type: ['string', 'null'] },
        kind: { type: ['string', 'null'], enum: ['home', 'land', null] },
      },
    })
  })

  test('let anything be anything, without a choice', ({ assert }) => {
    const { properties } = schemaOf(vine.create({ content: vine.any() }))
    assert.notProperty(properties!.content!, 'anyOf')
    assert.includeMembers([properties!.content!.type].flat(), ['string', 'array', 'object'])
    assert.deepEqual(properties!.content!.items, {})
  })

  test('have two values for a boolean', ({ assert }) => {
    const validator = vine.create({ publish: vine.boolean(), mute: vine.boolean().nullable() })
    assert.containsSubset(schemaOf(validator).properties, {
      publish: { type: 'boolean' },
      mute: { type: ['boolean', 'null'] },
    })
  })

  test('have the places of tuples as JSON schema names them since 2020', ({ assert }) => {
    const validator = vine.create({ point: vine.tuple([vine.number(), vine.string()]) })
    const { point } = schemaOf(validator).properties!
    assert.lengthOf(point!.prefixItems ?? [], 2)
    assert.notProperty(point!, 'items')
  })
})
