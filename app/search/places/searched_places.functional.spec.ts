import { test } from '@japa/runner'
import { findPlacesNamed } from '#app/places/gazetteer/search_places'
import { createPublished } from '#app/properties/tests/property_factory'
import { idsOf, realtor, search } from '#app/search/tests/searching'
import { pageProps } from '#tests/support/page_props'

/** Large places that no demonstration or other test has homes in. */
const [CITY, TOWN] = ['Montevideo', 'Ushuaia']

test.group('Search of a place', () => {
  test('counts the radius from the edge of a place, and from a point itself', async ({
    client,
    assert,
  }) => {
    const owner = await realtor()
    const [{ latitude, longitude }] = await findPlacesNamed(CITY)
    // seven miles from the center of a million and more
    const suburb = await createPublished(owner, { latitude: latitude + 0.1, longitude })

    const { places } = (await client.get('/api/search/places').qs({ q: CITY })).body()
    assert.match(places[0].place_id, /^Montevideo@[\d.-]+,[\d.-]+$/)
    const found: Record<string, string | number>[] = [
      { place: places[0].place_id, radius: 2 },
      { place: CITY },
      { place: CITY, latitude, longitude },
      { place: CITY, latitude, longitude, radius: 3.2, unit: 'km' },
    ]
    for (const query of found) {
      assert.deepEqual(idsOf(await search(client, query)), [suburb.id], JSON.stringify(query))
    }
    const plain: Record<string, string | number>[] = [
      { latitude, longitude },
      { place: 'The place I dropped a pin', latitude, longitude },
      { place: CITY, latitude: latitude + 0.01, longitude },
    ]
    for (const query of plain) {
      assert.deepEqual(idsOf(await search(client, query)), [], JSON.stringify(query))
    }
  })

  test('understands what is typed: a place, else words', async ({ client, assert }) => {
    const owner = await realtor()
    const [{ name, latitude, longitude }] = await findPlacesNamed(TOWN)
    const home = await createPublished(owner, { latitude, longitude, name: 'Faro del fin' })

    const town = await pageProps(client, '/search?place=ushuaia')
    assert.containsSubset(town.query, { place: name, latitude: String(latitude) })
    assert.deepEqual(idsOf(town.results), [home.id])
    assert.isAbove(town.edge_km, 1)

    const words = await pageProps(client, '/search?place=faro%20del%20fin')
    assert.deepEqual(words.query, { q: 'faro del fin' })
    assert.deepEqual(idsOf(words.results), [home.id])
    assert.equal(words.edge_km, 0)

    const both = await pageProps(client, '/search?place=windswept&q=fin')
    assert.deepEqual(both.query, { q: 'fin windswept' })
  })

  test('knows a place by its name in other languages and scripts', async ({ client, assert }) => {
    const owner = await realtor()
    const asked = {
      Tokyo: ['東京', '東京 日本', 'Tokio, Japon'],
      Moscow: ['Москва', 'МОСКВА, Россия'],
      Cairo: ['القاهرة', 'القاهرة، مصر'],
      Rome: ['Roma, Italia', 'Rom'],
      Vienna: ['Wien Österreich', 'Viena, Austria'],
    }
    for (const [name, queries] of Object.entries(asked)) {
      const [{ latitude, longitude }] = await findPlacesNamed(name)
      const home = await createPublished(owner, { latitude, longitude, name: 'Weltenbummler' })
      for (const place of queries) {
        const found = await search(client, { place, q: 'weltenbummler' })
        assert.deepEqual([found.notes, idsOf(found)], [[], [home.id]], place)
      }
      const { places } = (await client.get('/api/search/places').qs({ q: queries[0] })).body()
      assert.match(places[0].place_id, new RegExp(`^${name}@`))
    }
  })

  test('finds the homes of a region, a country and an area with a name', async ({
    client,
    assert,
  }) => {
    const owner = await realtor()
    const listed = async (town: string) => {
      const [{ latitude, longitude }] = await findPlacesNamed(town)
      return createPublished(owner, { latitude, longitude, name: 'Kachelofen' })
    }
    const [siena, rome, bellagio] = [
      await listed('Siena'),
      await listed('Rome'),
      await listed('Bellagio'),
    ]
    const asked: Record<string, { id: number }[]> = {
      'Tuscany, Italy': [siena],
      'Toskana': [siena],
      'Lago di Como': [bellagio],
      'Italien': [siena, rome, bellagio],
      'Bali': [],
    }
    for (const [place, homes] of Object.entries(asked)) {
      const found = await search(client, { place, q: 'kachelofen', sort: 'newest' })
      assert.deepEqual(found.notes, [], place)
      assert.sameMembers(
        idsOf(found),
        homes.map(({ id }) => id),
        place
      )
    }

    const page = await pageProps(client, '/search?place=toskana&q=kachelofen')
    assert.deepEqual(page.query, { place: 'Tuscany, Italy', q: 'kachelofen' })
    assert.isAbove(page.outline.length, 10)
    assert.equal(page.edge_km, 0)
    assert.deepEqual(idsOf(page.results), [siena.id])
    const town = await pageProps(client, '/search?place=siena')
    assert.deepEqual(town.outline, [])
  })

  test('suggests regions beside towns, those meant first', async ({ client, assert }) => {
    const suggested = async (q: string): Promise<string[]> => {
      const { places } = (await client.get('/api/search/places').qs({ q })).body()
      return places.map(({ place_id: id }: { place_id: string }) => id)
    }
    const [bali, ibiza, york] = [
      await suggested('Bali'),
      await suggested('Ibiza'),
      await suggested('New York'),
    ]
    assert.equal(bali[0], 'Bali, Indonesia')
    assert.equal(ibiza[0], 'Ibiza, Spain')
    assert.match(york[0], /^New York City@/)
    assert.include(york, 'New York, United States')
    assert.include(await suggested('Tusca'), 'Tuscany, Italy')
    assert.match((await suggested('日本 東京'))[0], /^Tokyo@/)
  })

  test('says which place nobody knows, on the page as in the API', async ({ client, assert }) => {
    const owner = await realtor()
    const home = await createPublished(owner, { name: 'Quellwasser Zauberhof' })
    await createPublished(owner)
    const note =
      'We don’t know a place called “Zauberhof”, so we looked for these words everywhere. ' +
      'To search around a place, type its name and choose it from the list.'
    for (const place of ['Zauberhof', 'Zauberhof@12.3,45.6']) {
      const page = await pageProps(client, `/search?place=${place}`)
      const api = await search(client, { place })
      for (const found of [page.results, api]) {
        assert.deepEqual(found.notes, [note])
        assert.deepEqual(idsOf(found), [home.id])
      }
    }
    const known = await search(client, { place: TOWN })
    assert.deepEqual(known.notes, [])
  })

  test('says which part of an address of the page makes no sense', async ({ client, assert }) => {
    const notesOf = async (query: string) =>
      (await pageProps(client, `/search?${query}`)).results.notes
    const [area] = await notesOf('polygon=1,2;3')
    assert.equal(
      area,
      'We couldn’t read the area in this address, so it doesn’t count. Give each corner as ' +
        'longitude,latitude, with a semicolon between two. Draw it again on the map.'
    )
    const [point] = await notesOf('latitude=95&longitude=7')
    assert.match(point, /^“latitude” in this address doesn’t count\. .*between -90 and 90/)
    assert.lengthOf(await notesOf('polygon=1,2;3&place=Zauberhof'), 2)
    assert.deepEqual(await notesOf('polygon=1,2;3,4;5,2&view=map'), [])
  })

  test('suggests places with homes first, with their number', async ({ client, assert }) => {
    const owner = await realtor()
    // the largest Springfield has none
    const springfields = await findPlacesNamed('Springfield')
    const { latitude, longitude, state } = springfields.at(-1)!
    await createPublished(owner, { latitude, longitude })
    await createPublished(owner, { latitude, longitude, is_private: true })

    const { places } = (await client.get('/api/search/places').qs({ q: 'Springfield' })).body()
    assert.containsSubset(places[0], { name: 'Springfield', state, latitude, homes: 1 })
    assert.isTrue(places.slice(1).every(({ homes }: { homes: number }) => homes === 0))
    assert.lengthOf(places, springfields.length)
    const none = await client.get('/api/search/places').qs({ q: '' })
    assert.deepEqual(none.body(), { places: [] })
  })
})
