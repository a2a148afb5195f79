import { test } from '@japa/runner'
import { distanceKm } from '#app/common/geo/distance'
import { listNearbyTowns } from '#app/places/gazetteer/find_towns'

test.group('Nearby towns', () => {
  test('are a town, a city and a metropolis, the nearest first', async ({ assert }) => {
    const towns = await listNearbyTowns(44.3036, 9.2098)
    assert.deepEqual(
      towns.map(({ name }) => name),
      ['Santa Margherita Ligure', 'Genoa', 'Milan']
    )
    const distances = towns.map(({ km }) => km)
    assert.deepEqual(
      distances,
      distances.toSorted((a, b) => a - b)
    )
    assert.approximately(distances[1], 25, 5)
  })

  test('name a metropolis once, and nothing far from everywhere', async ({ assert }) => {
    assert.deepEqual(
      (await listNearbyTowns(51.5085, -0.1257)).map(({ name }) => name),
      ['London']
    )
    assert.deepEqual(await listNearbyTowns(-48.9, -123.4), [])
  })

  test('are measured across the date line', ({ assert }) => {
    const [west, east] = [179.9, -179.9].map((longitude) => ({ latitude: 0, longitude }))
    assert.approximately(distanceKm(west, east), 22.24, 0.01)
  })
})
