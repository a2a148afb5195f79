import { test } from '@japa/runner'
import { createPublished } from '#app/properties/tests/property_factory'
import { idsOf, nowhere, realtor, search } from '#app/search/tests/searching'
import { pageProps } from '#tests/support/page_props'

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

  test('says that nothing lies inside an area whose corners are in one place', async ({
    client,
    assert,
  }) => {
    const owner = await realtor()
    const { latitude, longitude } = nowhere()
    await createPublished(owner, { latitude: latitude + 0.01, longitude })
    const corner = `${longitude},${latitude}`
    const polygon = [corner, corner, corner].join(';')
    const note =
      'The corners of the drawn area are in one or two places, so nothing lies inside. Draw it again on the map.'
    const page = await pageProps(client, `/search?polygon=${polygon}`)
    for (const found of [await search(client, { polygon }), page.results]) {
      assert.deepEqual([found.notes, idsOf(found)], [[note], []])
    }
    assert.equal(page.query.polygon, polygon)
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

  test('finds what lies inside areas wider than 180°, and around the poles', async ({
    client,
    assert,
  }) => {
    const owner = await realtor()
    const tag = { type: 'castle' } as const
    const place = (longitude: number, latitude: number) =>
      createPublished(owner, { ...tag, longitude, latitude })
    const marks = { equator: await place(3, -41.5), pacific: await place(-171, -41.5) }
    const north = [await place(20, 86), await place(-160, 87)]
    const south = await place(100, -87)
    const inside = async (polygon: string) => {
      const all: number[] = []
      for (let page = 1; ; page++) {
        const body = await search(client, { polygon, type: 'castle', per_page: 50, page })
        all.push(...idsOf(body))
        if (!body.properties.next_page_url) return all
      }
    }
    const wide = [
      '-120,-42;120,-42;120,-41;-120,-41',
      '-179,-42;0,-42;170,-42;170,-41;0,-41;-179,-41',
      '-170,-42;170,-42;170,-41;-170,-41',
      '-170,-41;0,-41;170,-41;170,-42;0,-42;-170,-42',
    ]
    for (const polygon of wide) {
      const found = await inside(polygon)
      assert.include(found, marks.equator.id, polygon)
      if (!polygon.startsWith('-179')) assert.notInclude(found, marks.pacific.id, polygon)
    }
    for (const polygon of [
      '160,-42;-160,-42;-160,-41;160,-41',
      '160,-41;-160,-41;-160,-42;160,-42',
    ]) {
      const found = await inside(polygon)
      if (polygon.startsWith('160,-42')) assert.include(found, marks.pacific.id, polygon)
    }
    const everything = [...north, south, ...Object.values(marks)].map(({ id }) => id)
    for (const polygon of [
      '-180,-90;180,-90;180,90;-180,90',
      '-180,90;180,90;180,-90;-180,-90;-180,90',
      '-180,-89;-90,-89;0,-89;90,-89;180,-89;180,89;0,89;-180,89',
    ]) {
      assert.includeMembers(await inside(polygon), everything, polygon)
    }
    const caps = [
      '0,80;90,80;180,80;-90,80',
      '-90,80;180,80;90,80;0,80',
      '120,82;0,75;-120,70',
      '0,40;90,41;180,40;-90,39',
    ]
    for (const polygon of caps) {
      const found = await inside(polygon)
      assert.includeMembers(
        found,
        north.map(({ id }) => id),
        polygon
      )
      assert.notIncludeMembers(found, [south.id, marks.equator.id], polygon)
    }
    const antarctic = await inside('0,-80;90,-80;180,-80;-90,-80')
    assert.include(antarctic, south.id)
    assert.notIncludeMembers(antarctic, [marks.equator.id, ...north.map(({ id }) => id)])
  })

  test('says what is wrong with an area', async ({ client, assert }) => {
    const around = (corner: string) => `9,44;10,44;${corner}`
    const corners = 'Give each corner as longitude,latitude, with a semicolon between two.'
    const degrees = 'A longitude is between -180 and 180, a latitude between -90 and 90.'
    const few = 'Draw an area with three corners or more.'
    for (const [polygon, message] of [
      [around('NaN,45'), corners],
      [around('9,45,3'), corners],
      ['[[9,44],[10,44],[9,45]]', corners],
      [around('44,170'), degrees],
      [around('190,45'), degrees],
      ['9,44;10,44', few],
      [';;', few],
    ]) {
      const refused = await client.get('/api/search/properties').qs({ polygon })
      refused.assertStatus(422)
      assert.deepEqual(refused.body().errors, { polygon: [message] }, polygon)
    }
    for (const corner of ['5e-8,45', '+9,45', ' 9 , 45 ']) {
      const found = await client.get('/api/search/properties').qs({ polygon: around(corner) })
      found.assertStatus(200)
    }
  })

  test('simplifies an area drawn freehand', async ({ client, assert }) => {
    const owner = await realtor()
    const { latitude, longitude } = nowhere()
    const middle = await createPublished(owner, { latitude, longitude })
    const edge = await createPublished(owner, { latitude, longitude: longitude + 0.95 })
    await createPublished(owner, { latitude, longitude: longitude + 1.05 })
    const corners = (count: number) =>
      Array.from({ length: count }, (_, at) => {
        const angle = (at / count) * 2 * Math.PI
        const [across, up] = [Math.cos(angle), Math.sin(angle)]
        return `${(longitude + across).toFixed(5)},${(latitude + up).toFixed(5)}`
      }).join(';')
    for (const count of [100, 101, 400]) {
      const found = idsOf(await search(client, { polygon: corners(count) }))
      assert.sameMembers(found, [middle.id, edge.id], String(count))
    }
    const tooMany = await client.get('/api/search/properties').qs({ polygon: corners(501) })
    tooMany.assertStatus(422)
    const message = 'An area has at most 500 corners.'
    assert.deepEqual(tooMany.body().errors, { polygon: [message] })
  })
})
