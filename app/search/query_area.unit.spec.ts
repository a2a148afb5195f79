import { test } from '@japa/runner'
import { boundsAround, boundsOf, circleQuery, cornersOfArea } from '#app/search/ui/query_area'

test.group('A circle that was drawn', () => {
  test('is a point with a radius in the unit asked for', ({ assert }) => {
    const drawn = { latitude: 44.30341234, longitude: 190, radiusKm: 16.09344 }
    assert.deepEqual(circleQuery(drawn, 'mi'), {
      latitude: '44.30341',
      longitude: '-170.00000',
      radius: '10',
      unit: undefined,
    })
    assert.include(circleQuery(drawn, 'km'), { radius: '16.1', unit: 'km' })
    assert.equal(circleQuery({ ...drawn, radiusKm: 0.001 }, 'km').radius, '0.05')
    assert.equal(circleQuery({ ...drawn, radiusKm: 9000 }, 'mi').radius, '1000')
  })
})

test.group('What a map opens on', () => {
  test('is around the homes, unless they are all over the world', ({ assert }) => {
    const genoa = { latitude: 44.4, longitude: 8.9 }
    const rome = { latitude: 41.9, longitude: 12.5 }
    const around = { west: 8.9, east: 12.5, south: 41.9, north: 44.4 }
    assert.deepEqual(boundsAround([genoa, rome]), around)
    assert.isNull(boundsAround([]))
    assert.isNull(
      boundsAround([
        { latitude: 1, longitude: -120 },
        { latitude: 1, longitude: 120 },
      ])
    )
  })
})

test.group('An area in an address', () => {
  test('is the same with a semicolon at its end', ({ assert }) => {
    const polygon = '9.1,44.2;9.3,44.2;9.2,44.4'
    const corners = cornersOfArea({ polygon })
    assert.lengthOf(corners, 3)
    assert.deepEqual(cornersOfArea({ polygon: `${polygon};` }), corners)
    assert.deepEqual(boundsOf({ polygon: `${polygon};` }, 0), {
      west: 9.1,
      east: 9.3,
      south: 44.2,
      north: 44.4,
    })
    assert.deepEqual(cornersOfArea({}), [])
  })
})
