import { test } from '@japa/runner'
import { createPublished } from '#app/properties/tests/property_factory'
import { idsOf, nowhere, realtor, search } from '#app/search/tests/searching'

test.group('Search in an area', () => {
  test('finds what lies within the radius, with its distance in the asked unit', async ({
    client,
    assert,
  }) => {
    const owner = await realtor()
    const at = nowhere()
    const near = await createPublished(owner, at)
    const far = await createPublished(owner, { ...at, latitude: at.latitude + 0.02 })
    const beyond = await createPublished(owner, { ...at, latitude: at.latitude + 0.05 })

    const standard = await search(client, { ...at, sort: 'distance' })
    assert.deepEqual(idsOf(standard), [near.id, far.id])
    assert.equal(standard.total, 2)
    assert.isTrue(standard.is_total_exact)
    const [first, second] = standard.properties.data
    assert.equal(first.distance, 0)
    assert.approximately(second.distance, 1.382, 0.005)
    assert.containsSubset(second, { bathrooms: null, longitude: at.longitude })

    const metric = await search(client, { ...at, radius: 6, unit: 'km', sort: 'distance' })
    assert.deepEqual(idsOf(metric), [near.id, far.id, beyond.id])
    assert.approximately(metric.properties.data[1].distance, 2.224, 0.005)
    assert.deepEqual(idsOf(await search(client, { ...at, radius: 0.1 })), [near.id])
  })

  test('finds across the date line, in circles, viewports and polygons', async ({
    client,
    assert,
  }) => {
    const owner = await realtor()
    const latitude = nowhere().latitude
    const west = await createPublished(owner, { latitude, longitude: 179.999 })
    const east = await createPublished(owner, { latitude, longitude: -179.999 })
    const both = [west.id, east.id]
    const [south, north] = [latitude - 0.001, latitude + 0.001]
    const polygon = [
      [179.9, south],
      [-179.9, south],
      [-179.9, north],
      [179.9, north],
    ]
    const asked: Record<string, string | number>[] = [
      { latitude, longitude: 180 },
      { viewport: `179.9,${south},-179.9,${north}` },
      { polygon: polygon.map((point) => point.join(',')).join(';') },
    ]
    for (const query of asked) {
      assert.sameMembers(idsOf(await search(client, query)), both, JSON.stringify(query))
    }
  })

  test('finds what lies inside a polygon only', async ({ client, assert }) => {
    const owner = await realtor()
    const { latitude, longitude } = nowhere()
    const inside = await createPublished(owner, { latitude, longitude })
    await createPublished(owner, { latitude: latitude + 0.9, longitude: longitude + 0.9 })
    const polygon = `${longitude - 1},${latitude - 1};${longitude + 1},${latitude - 1};${longitude - 1},${latitude + 1}`
    assert.deepEqual(idsOf(await search(client, { polygon })), [inside.id])
  })

  test('takes an area as it is typed, with plain commas', async ({ assert }) => {
    const owner = await realtor()
    const { latitude, longitude } = nowhere()
    const home = await createPublished(owner, { latitude, longitude, type: 'castle' })
    const [west, south, east, north] = [longitude - 1, latitude - 1, longitude + 1, latitude + 1]
    const corners = Array.from({ length: 40 }, (_, at) => {
      const angle = (at / 40) * 2 * Math.PI
      return `${(longitude + Math.cos(angle)).toFixed(4)},${(latitude + Math.sin(angle)).toFixed(4)}`
    })
    for (const query of [
      `viewport=${west},${south},${east},${north}&type=villa,castle`,
      `polygon=${corners.join(';')}&type=villa,castle`,
    ]) {
      const answer = await fetch(
        `http://${process.env.HOST}:${process.env.PORT}/api/search/properties?${query}`
      )
      assert.equal(answer.status, 200)
      const body = (await answer.json()) as Parameters<typeof idsOf>[0]
      assert.deepEqual(idsOf(body), [home.id])
    }
  })
})
