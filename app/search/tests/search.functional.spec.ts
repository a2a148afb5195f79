// Long because: every filter and order of the search, on one set of helpers.
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/models/user'
import { transaction } from '#app/kernel/database/transaction'
import { publishProperty } from '#app/properties/actions/publish_property'
import { updateComponent } from '#app/properties/actions/update_component'
import type { PropertyInput } from '#app/properties/models/property_input'
import { createDraft, createPublished, READY } from '#app/properties/tests/property_factory'
import { pageProps } from '#tests/support/page_props'
import { createUser } from '#tests/support/users'

interface Answer {
  id: number
  slug: string
  distance: number | null
}

/** A piece of sea where nothing else lies. */
function nowhere() {
  const latitude = Math.random() * 20 - 60
  const longitude = Math.random() * 300 - 150
  return { latitude, longitude }
}

async function search(client: ApiClient, query: Record<string, string | number>, viewer?: User) {
  const request = client.get('/api/search/properties').qs(query)
  const answer = await (viewer ? request.loginAs(viewer) : request)
  answer.assertStatus(200)
  return answer.body()
}

const idsOf = (body: { properties: { data: Answer[] } }) => body.properties.data.map(({ id }) => id)

const realtor = () => createUser({ type: 'realtor' })

test.group('Search', () => {
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

  test('never tells of what is not for everybody', async ({ client, assert }) => {
    const owner = await realtor()
    const at = nowhere()
    const [out, hidden] = [await createPublished(owner, at), await createPublished(owner, at)]
    await createPublished(owner, { ...at, is_private: true })
    await createDraft(owner, { ...READY, ...at })
    assert.equal((await search(client, at)).total, 2)

    await client
      .post(`/api/properties/${hidden.slug}`)
      .json({ property: { is_private: true } })
      .withCsrfToken()
      .loginAs(owner)
    assert.deepEqual(idsOf(await search(client, at)), [out.id])
    assert.equal((await search(client, at, owner)).total, 1)
    await transaction((trx) => publishProperty({ user: owner, trx }, out.slug, false))
    const emptied = await search(client, at)
    assert.deepEqual(emptied.properties.data, [])
    assert.equal(emptied.total, 0)
  })

  test('leaves out the listings of who blocked or is blocked', async ({ client, assert }) => {
    const at = nowhere()
    const [viewer, blocked, blocker] = [await createUser(), await realtor(), await realtor()]
    for (const owner of [blocked, blocker]) await createPublished(owner, at)
    assert.equal((await search(client, at, viewer)).total, 2)
    await client.post(`/api/users/${blocked.id}/block`).withCsrfToken().loginAs(viewer)
    await client.post(`/api/users/${viewer.id}/block`).withCsrfToken().loginAs(blocker)
    assert.equal((await search(client, at, viewer)).total, 0)
    assert.equal((await search(client, at)).total, 2)
  })

  test('compares prices across currencies', async ({ client, assert }) => {
    const owner = await realtor()
    const at = nowhere()
    const price = 1_000_000
    const euros = await createPublished(owner, { ...at, price, currency: 'EUR' })
    const yen = await createPublished(owner, { ...at, price: 100 * price, currency: 'JPY' })
    const pounds = await createPublished(owner, { ...at, price, currency: 'GBP' })
    const ascending = [yen.id, euros.id, pounds.id]
    const asked = { ...at, currency: 'EUR' }
    assert.deepEqual(idsOf(await search(client, { ...asked, sort: 'price' })), ascending)
    assert.deepEqual(
      idsOf(await search(client, { ...asked, sort: '-price' })),
      ascending.toReversed()
    )
    assert.deepEqual(
      idsOf(await search(client, { ...asked, min_price: price, max_price: price })),
      [euros.id]
    )
    const found = await search(client, { ...asked, max_price: price, sort: 'price' })
    assert.deepEqual(idsOf(found), [yen.id, euros.id])
    assert.match(found.rates_day, /^\d{4}-\d\d-\d\d$/)
  })

  test('filters by what a listing is and has', async ({ client, assert }) => {
    const owner = await realtor()
    const at = nowhere()
    const rich: PropertyInput = {
      ...at,
      type: 'penthouse',
      sector: 'holiday',
      bedrooms: 4,
      bathrooms: 2.5,
      living_area: 2000,
      area_unit: 'sqft',
      year_built: 1990,
      accepted_cryptocurrencies: ['BTC'],
    }
    const penthouse = await createPublished(owner, rich)
    const [component] = await penthouse.related('components').query().where('type', 'features')
    const content = { items: ['Heated pool', 'Wide sea view'] }
    await transaction((trx) => updateComponent({ user: owner, trx }, component.id, { content }))
    const land = await createPublished(owner, { ...at, type: 'land' })
    const count = async (query: Record<string, string | number>) =>
      idsOf(await search(client, { ...at, ...query }))

    const matching: Record<string, string | number>[] = [
      { type: 'penthouse' },
      { type: 'penthouse,villa' },
      { sector: 'holiday' },
      { kind: 'home' },
      { bedrooms: 4 },
      { bathrooms: 2.5 },
      { min_area: 185 },
      { min_area: 2000, area_unit: 'sqft' },
      { min_year: 1990, max_year: 1990 },
      { features: 'pool,sea view' },
      { accepts_crypto: 'true' },
      { q: 'penthouse heated' },
    ]
    for (const query of matching) {
      assert.deepEqual(await count(query), [penthouse.id], JSON.stringify(query))
    }
    assert.deepEqual(await count({ kind: 'land' }), [land.id])
    const missing: Record<string, string | number>[] = [
      { bedrooms: 5 },
      { bedrooms: 9 },
      { bathrooms: 3 },
      { min_area: 187 },
      { min_year: 1991 },
      { features: 'sauna' },
      { features: 'view sea' },
      { has_video: 'true' },
      { open_house: 'true' },
      { q: 'penthouse sauna' },
    ]
    for (const query of missing) assert.deepEqual(await count(query), [], JSON.stringify(query))
    assert.lengthOf(await count({ type: 'spaceship', sort: 'magic', unit: 'furlong' }), 2)
  })

  test('ranks a text, and understands a typing mistake and accents', async ({ client, assert }) => {
    const owner = await realtor()
    const at = nowhere()
    const named = await createPublished(owner, { ...at, name: 'Château Quillbrook', city: 'Aix' })
    const placed = await createPublished(owner, { ...at, name: 'The mill', city: 'Quillbrook' })
    const described = await createPublished(owner, {
      ...at,
      name: 'The barn',
      city: 'Aix',
      description: 'An hour from Quillbrook.',
    })
    for (const q of ['quillbrook', 'Quilbrook', 'QUILLBRO']) {
      assert.deepEqual(
        idsOf(await search(client, { ...at, q })),
        [named.id, placed.id, described.id],
        q
      )
    }
    assert.deepEqual(idsOf(await search(client, { ...at, q: 'chateau quillbrook' })), [named.id])
    assert.deepEqual(idsOf(await search(client, { ...at, q: 'zzzzxq' })), [])
    assert.lengthOf(idsOf(await search(client, { ...at, q: "  '; & | :* <-> " })), 3)
  })

  test('pages without gaps, in every order', async ({ client, assert }) => {
    const owner = await realtor()
    const at = nowhere()
    const all: number[] = []
    for (let i = 0; i < 5; i++) all.push((await createPublished(owner, at)).id)
    for (const sort of ['newest', 'price', '-price', 'area', '-area', 'distance', 'relevance']) {
      const found: number[] = []
      let next = `/api/search/properties?${new URLSearchParams({ ...asText(at), sort, per_page: '2' })}`
      while (next) {
        const { properties } = (await client.get(next)).body()
        found.push(...properties.data.map(({ id }: Answer) => id))
        next = properties.next_page_url
      }
      assert.lengthOf(found, 5, sort)
      assert.sameMembers(found, all, sort)
    }
  })

  test('refuses numbers that make no sense', async ({ client }) => {
    const senseless = [
      'latitude=91&longitude=0',
      'latitude=1',
      'longitude=1',
      'latitude=x&longitude=0',
      'latitude=0&longitude=181',
      'latitude=0&longitude=0&radius=0',
      'latitude=0&longitude=0&radius=-2',
      'latitude=0&longitude=0&radius=NaN',
      'min_price=cheap',
      'max_price=-1',
      'bedrooms=two',
      'bedrooms=1.5',
      'bedrooms[]=1',
      'bathrooms=-1',
      'min_area=1e99',
      'min_year=20x5',
      'max_year=Infinity',
      'viewport=1,2,3',
      'viewport=0,10,1,5',
      'polygon=1,2;3,4',
      'polygon=1,2;3,4;5',
      'polygon=1,2;3,4;500,0',
    ]
    for (const query of senseless) {
      ;(await client.get(`/api/search/properties?${query}`)).assertStatus(422)
    }
    ;(await client.get('/api/search/clusters')).assertStatus(422)
    ;(await client.get('/api/search/clusters?viewport=0,0,1,1&zoom=far')).assertStatus(422)
  })
})

test.group('Search page', () => {
  test('shows what an address asks for, and passes over what makes no sense', async ({
    client,
    assert,
  }) => {
    const owner = await realtor()
    const at = nowhere()
    const home = await createPublished(owner, { ...at, name: 'Casa del Faro' })
    const query = new URLSearchParams({ ...asText(at), min_price: 'cheap', polygon: '1,2', x: '1' })
    const props = await pageProps(client, `/search?${query}`)
    assert.deepEqual(props.query, asText(at))
    assert.deepEqual(idsOf(props.results), [home.id])
    const document = await client.get(`/search?${query}`)
    assert.include(document.text(), `href="/properties/${home.slug}"`)
  })
})

function asText(values: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}
