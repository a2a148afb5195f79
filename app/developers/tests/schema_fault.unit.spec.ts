import { test } from '@japa/runner'
import type { Schema } from '#app/developers/openapi'
import { schemaFault } from '#app/developers/tests/schema_fault'

const PERSON: Schema = {
  type: 'object',
  properties: {
    id: { type: 'number' },
    name: { type: ['string', 'null'] },
    kind: { enum: ['member', 'realtor'] },
    friends: { type: 'array', items: { $ref: '#/components/schemas/Person' } },
  },
  required: ['id', 'name'],
}

const faultOf = (value: unknown, schema: Schema = PERSON) =>
  schemaFault(value, schema, { Person: PERSON })

test.group('What doesn’t fit a schema', () => {
  test('is nothing for what fits, with more than is described', ({ assert }) => {
    const ava = { id: 1, name: null, kind: 'realtor', friends: [{ id: 2, name: 'Noah' }], age: 4 }
    assert.isNull(faultOf(ava))
    assert.isNull(faultOf({ a: 1 }, { type: 'object', additionalProperties: { type: 'number' } }))
    assert.isNull(faultOf('anything', {}))
  })

  test('is told with its place', ({ assert }) => {
    assert.equal(faultOf([]), '/ is no object: []')
    assert.equal(faultOf({ id: 1 }), '/name is missing')
    assert.equal(faultOf({ id: '1', name: null }), '/id is no number: "1"')
    assert.equal(
      faultOf({ id: 1, name: null, kind: 'staff' }),
      '/kind is "staff" and none of ["member","realtor"]'
    )
    const friends = [
      { id: 2, name: 'Noah' },
      { id: 3, name: 4 },
    ]
    assert.equal(faultOf({ id: 1, name: '', friends }), '/friends/1/name is no string or null: 4')
    const closed: Schema = { type: 'object', additionalProperties: false }
    assert.equal(faultOf({ age: 4 }, closed), '/age is not described')
  })

  test('is that of the choice it is closest to', ({ assert }) => {
    const numbered: Schema = {
      type: 'object',
      properties: { inner: { type: 'object', properties: { id: { type: 'number' } } } },
    }
    const choice = (keyword: 'anyOf' | 'oneOf'): Schema => ({
      [keyword]: [{ type: 'null' }, numbered],
    })
    assert.isNull(faultOf(null, choice('oneOf')))
    assert.equal(faultOf({ inner: { id: 'x' } }, choice('anyOf')), '/inner/id is no number: "x"')
    const twice: Schema = { oneOf: [numbered, { type: 'object' }] }
    assert.equal(faultOf({}, twice), '/ fits several of what it is one of')
  })

  test('is an error for what it can’t check', ({ assert }) => {
    assert.throws(() => faultOf('x', { minLength: 2 }), /check minLength/)
  })
})
