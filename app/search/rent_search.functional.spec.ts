import { test } from '@japa/runner'
import { createPublished } from '#app/properties/tests/property_factory'
import { matchNews } from '#app/search/alerts/match_listings_job'
import { transaction } from '#app/kernel/database/transaction'
import db from '@adonisjs/lucid/services/db'
import { asText, idsOf, nowhere, realtor, search } from '#app/search/tests/searching'
import { createSearch } from '#app/search/tests/search_factory'
import { createUser } from '#tests/support/users'

const rent = (price: number) => ({ offered_for: 'rent', price, currency: 'USD' }) as const

test.group('Search of homes for rent', (group) => {
  group.tap((each) => each.tags(['@embedded']))

  test('keeps rents and prices apart', async ({ client, assert }) => {
    const owner = await realtor()
    const at = nowhere()
    const sale = await createPublished(owner, { ...at, price: 900_000, currency: 'USD' })
    const cheap = await createPublished(owner, { ...at, ...rent(1500) })
    const dear = await createPublished(owner, { ...at, ...rent(4000) })
    const unrated = await createPublished(owner, { ...at, ...rent(10), currency: 'XPD' })
    const found = async (query: Record<string, string | number>) =>
      idsOf(await search(client, { ...at, ...query }))

    assert.sameMembers(await found({}), [sale.id, cheap.id, dear.id, unrated.id])
    assert.deepEqual(await found({ offered_for: 'sale' }), [sale.id])
    assert.sameMembers(await found({ offered_for: 'rent' }), [cheap.id, dear.id, unrated.id])
    assert.lengthOf(await found({ offered_for: 'barter' }), 4)
    assert.deepEqual(await found({ offered_for: 'rent', max_price: 2000 }), [cheap.id])
    assert.deepEqual(await found({ max_price: 1_000_000 }), [sale.id])
    const ascending = await search(client, { ...at, offered_for: 'rent', sort: 'price' })
    assert.deepEqual(idsOf(ascending), [cheap.id, dear.id, unrated.id])
    assert.deepEqual(ascending.notes, ['1 home in currencies without a rate isn’t compared.'])
    const [first] = await found({ sort: '-price' })
    assert.equal(first, sale.id)
  })

  test('finds those that are available by a day, or say nothing of it', async ({
    client,
    assert,
  }) => {
    const owner = await realtor()
    const at = nowhere()
    await createPublished(owner, at)
    const soon = await createPublished(owner, { ...at, ...rent(900), available_from: '2027-02-01' })
    const later = await createPublished(owner, {
      ...at,
      ...rent(900),
      available_from: '2027-09-01',
    })
    const open = await createPublished(owner, { ...at, ...rent(900) })
    const by = async (day: string) => idsOf(await search(client, { ...at, available_by: day }))
    assert.sameMembers(await by('2027-02-01'), [soon.id, open.id])
    assert.sameMembers(await by('2027-01-31'), [open.id])
    assert.sameMembers(await by('2028-01-01'), [soon.id, later.id, open.id])
    assert.lengthOf(await by('soon'), 4)
  })

  test('groups homes on the map under the lowest price of those for sale', async ({
    client,
    assert,
  }) => {
    const owner = await realtor()
    const at = nowhere()
    await createPublished(owner, { ...at, price: 900_000, currency: 'USD' })
    await createPublished(owner, { ...at, ...rent(1500) })
    const { latitude, longitude } = at
    const viewport = [longitude - 0.05, latitude - 0.05, longitude + 0.05, latitude + 0.05].join()
    const answer = await client.get('/api/search/clusters').qs({ viewport, zoom: 12 })
    assert.containsSubset(answer.body().clusters, [{ count: 2, min_price: 900_000 }])
  })

  test('tells saved searches of the rent', async ({ client, assert }) => {
    const [owner, tenant, buyer] = [await realtor(), await createUser(), await createUser()]
    const at = nowhere()
    const query = { ...asText(at), max_price: '2000000' }
    await createSearch(tenant, { query: { ...query, offered_for: 'rent' } })
    await createSearch(buyer, { query })
    const home = await createPublished(owner, { ...at, ...rent(1500) })
    while (await transaction((trx) => matchNews({ trx })));
    const noticesOf = ({ id }: { id: number }) =>
      db.from('notifications').where({ user_id: id, kind: 'saved_search_match' })
    const [notice] = await noticesOf(tenant)
    assert.equal(notice.url, `/properties/${home.slug}`)
    assert.equal(notice.words.price, '$1,500 a month')
    assert.isEmpty(await noticesOf(buyer))
    const [kept] = (await client.get('/api/saved-searches').loginAs(tenant)).body().saved_searches
      .data
    assert.equal(kept.query.offered_for, 'rent')
  })

  test('offers homes like one for rent among those for rent', async ({ client, assert }) => {
    const owner = await realtor()
    const at = nowhere()
    const home = await createPublished(owner, { ...at, ...rent(1500) })
    const alike = await createPublished(owner, { ...at, ...rent(1800) })
    await createPublished(owner, { ...at, price: 1600, currency: 'USD' })
    const answer = await client.get(`/api/properties/${home.slug}/similar`)
    const ids = answer.body().properties.map(({ id }: { id: number }) => id)
    assert.deepEqual(ids, [alike.id])
  })
})
