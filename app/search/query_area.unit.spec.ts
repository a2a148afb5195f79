import { test } from '@japa/runner'
import { boundsOf, cornersOfArea } from '#app/search/ui/query_area'

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
