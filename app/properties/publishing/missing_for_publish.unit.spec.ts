import { test } from '@japa/runner'
import { missingForPublish } from '#app/properties/publishing/missing_for_publish'

const READY = {
  name: 'Casa Livia',
  price: 1,
  currency: 'EUR',
  type: 'villa' as const,
  address: 'Via del Molo 7',
  city: null,
  latitude: 0,
  longitude: 0,
}

test.group('Publish rules', () => {
  test('name every field that is missing', ({ assert }) => {
    const empty = {
      name: null,
      price: null,
      currency: null,
      type: null,
      address: null,
      city: null,
      latitude: null,
      longitude: null,
    }
    assert.sameMembers(Object.keys(missingForPublish(empty, 0)), [
      'name',
      'price',
      'currency',
      'type',
      'address',
      'images',
    ])
  })

  test('take a free home on the equator, with a town instead of a street', ({ assert }) => {
    assert.deepEqual(
      missingForPublish({ ...READY, price: 0, address: null, city: 'Macapá' }, 1),
      {}
    )
  })

  test('want coordinates beside the address', ({ assert }) => {
    const unplaced = { ...READY, latitude: null, longitude: null }
    assert.deepEqual(Object.keys(missingForPublish(unplaced, 3)), ['address'])
  })
})
