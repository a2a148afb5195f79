import { test } from '@japa/runner'
import { transaction } from '#app/kernel/database/transaction'
import { updateComponent } from '#app/properties/parts/update_component'
import type { PropertyInput } from '#app/properties/property_input'
import { createPublished } from '#app/properties/tests/property_factory'
import { idsOf, nowhere, realtor, search } from '#app/search/tests/searching'

test.group('Search filters', (group) => {
  group.tap((each) => each.tags(['@embedded']))
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
    assert.isNotEmpty(found.rates_source)
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

  test('says when a range ends before it starts', async ({ client, assert }) => {
    for (const [query, field, message] of [
      [{ min_price: 2, max_price: 1 }, 'max_price', 'The highest price is below the lowest.'],
      [{ min_year: 2000, max_year: 1999 }, 'max_year', 'The latest year is before the earliest.'],
    ] as const) {
      const refused = await client.get('/api/search/properties').qs(query)
      refused.assertStatus(422)
      assert.deepEqual(refused.body().errors[field], [message])
    }
    const same = await client.get('/api/search/properties').qs({ min_price: 1, max_price: 1 })
    same.assertStatus(200)
    const page = await client.get('/search').qs({ min_price: 2, max_price: 1 })
    assert.include(page.text(), 'The highest price is below the lowest.')
  })

  test('counts homes in currencies without a rate where prices are compared', async ({
    client,
    assert,
  }) => {
    const owner = await realtor()
    const at = nowhere()
    const priced = await createPublished(owner, { ...at, price: 10, currency: 'USD' })
    for (const currency of ['XPD', 'XPD'])
      await createPublished(owner, { ...at, price: 10, currency })
    const cheap = await search(client, { ...at, max_price: 20 })
    assert.deepEqual(idsOf(cheap), [priced.id])
    assert.deepEqual(cheap.notes, ['2 homes in currencies without a rate aren’t compared.'])
    assert.lengthOf((await search(client, { ...at, sort: 'price' })).notes, 1)
    assert.deepEqual((await search(client, at)).notes, [])
  })
})
