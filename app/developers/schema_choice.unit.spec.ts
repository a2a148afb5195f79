import { test } from '@japa/runner'
import type { Schema } from '#app/developers/openapi'
import { areApart, choiceOf } from '#app/developers/schema_choice'

const object = (properties: Record<string, Schema>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
})

test.group('A choice of schemas', () => {
  test('merges scalars and null into one schema', ({ assert }) => {
    assert.deepEqual(choiceOf([{ type: 'string' }, { type: 'null' }]), { type: ['string', 'null'] })
    assert.deepEqual(choiceOf([{ const: 'open' }, { const: 'done' }, { type: 'null' }]), {
      type: ['string', 'null'],
      enum: ['done', 'open', null],
    })
    assert.deepEqual(choiceOf([{ const: true }, { const: false }]), { type: 'boolean' })
    assert.deepEqual(choiceOf([{ type: 'string' }, { const: 'open' }]), { type: 'string' })
    assert.deepEqual(choiceOf([{ type: 'string' }, { type: 'number' }]), {
      type: ['string', 'number'],
    })
  })

  test('lets an object or a reference be null', ({ assert }) => {
    assert.deepEqual(choiceOf([object({ id: { type: 'number' } }), { type: 'null' }]), {
      ...object({ id: { type: 'number' } }),
      type: ['object', 'null'],
    })
    const $ref = '#/components/schemas/Image'
    assert.deepEqual(choiceOf([{ $ref }, { type: 'null' }]), {
      oneOf: [{ $ref }, { type: 'null' }],
    })
  })

  test('says “one of” only where no value fits two', ({ assert }) => {
    const text = object({ kind: { const: 'text' } })
    const picture = object({ kind: { const: 'picture' } })
    assert.deepEqual(choiceOf([text, picture]), { oneOf: [text, picture] })
    const named = object({ name: { type: 'string' } })
    const placed = object({ city: { type: 'string' } })
    assert.deepEqual(choiceOf([named, placed]), { anyOf: [named, placed] })
    const closed = { ...named, additionalProperties: false }
    assert.deepEqual(choiceOf([closed, placed]), { oneOf: [closed, placed] })
    assert.isTrue(areApart(object({ market: closed }), object({ market: placed })))
  })

  test('stands inside of objects that differ in one object only', ({ assert }) => {
    const known = { ...object({ id: { type: 'integer' } }), additionalProperties: false }
    const fresh = { ...object({ name: { type: 'string' } }), additionalProperties: false }
    assert.deepEqual(
      choiceOf([object({ market: known }), object({ market: fresh })]),
      object({ market: { oneOf: [known, fresh] } })
    )
    const apart = [object({ market: known }), object({ market: fresh, q: { type: 'string' } })]
    assert.deepEqual(choiceOf(apart), { oneOf: apart })
  })

  test('is anything if one of them is', ({ assert }) => {
    assert.deepEqual(choiceOf([{ type: 'string' }, {}]), {})
  })
})
