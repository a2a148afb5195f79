import { test } from '@japa/runner'
import { viewOf } from '#app/society/ui/group_markets'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

test.group('The view of the map of members', () => {
  test('is near where people are near, and the world where they are everywhere', ({ assert }) => {
    const coast = viewOf([at(43.7, 7.4), at(44.3, 9.2)])
    assert.closeTo(coast.longitude, 8.3, 0.01)
    assert.closeTo(coast.latitude, 44, 0.1)
    assert.isAbove(coast.zoom, 6)
    const world = viewOf([at(39.2, -106.8), at(35.7, 139.7), at(-33.9, 18.4)])
    assert.isBelow(world.zoom, 1)
    assert.equal(viewOf([at(44.3, 9.2)]).zoom, 8)
    assert.isNumber(viewOf([]).zoom)
  })
})
