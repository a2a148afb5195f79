import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import { updateComponent } from '#app/properties/parts/update_component'
import type Property from '#app/properties/property'
import { createPublished } from '#app/properties/tests/property_factory'
import { COUNTABLE_FILTERS, offeredOptions } from '#app/search/counts/countable_filters'
import { FILTERS } from '#app/search/search_filters'
import { nowhere, realtor, search } from '#app/search/tests/searching'
import { createUser } from '#tests/support/users'

type Query = Record<string, string | number>
interface Counted {
  filter: string
  options: { value: string; count: number }[]
  is_exact: boolean
}

async function countsOf(client: ApiClient, query: Query, viewer?: User): Promise<Counted[]> {
  const request = client.get('/api/search/counts').qs(query)
  const answer = await (viewer ? request.loginAs(viewer) : request)
  answer.assertStatus(200)
  return answer.body().counts
}

async function withFeatures(owner: User, home: Property, items: string[]) {
  const [part] = await home.related('components').query().where('type', 'features')
  await transaction((trx) => updateComponent({ user: owner, trx }, part.id, { content: { items } }))
}

test.group('Counts of filters', (group) => {
  group.tap((each) => each.tags(['@embedded']))

  test('are what each option would find, with all else as it is', async ({ client, assert }) => {
    const owner = await realtor()
    const at = nowhere()
    const villa = await createPublished(owner, { ...at, bedrooms: 4, bathrooms: 2 })
    await createPublished(owner, { ...at, type: 'castle', bedrooms: 9, sector: 'holiday' })
    await createPublished(owner, { ...at, type: 'loft', offered_for: 'rent', price: 900 })
    await createPublished(owner, { ...at, type: 'land', accepted_cryptocurrencies: ['BTC'] })
    await withFeatures(owner, villa, ['Heated pool', 'Sea view'])

    const filters = COUNTABLE_FILTERS.map((name) => FILTERS[name].names[0])
    const queries: Query[] = [
      {},
      { type: 'villa,castle', bedrooms: 3 },
      { offered_for: 'rent', features: 'pool' },
      { min_price: 800, currency: 'EUR', q: 'villa loft' },
      { min_price: 800, currency: 'EUR' },
    ]
    for (const query of queries) {
      const counts = await countsOf(client, { ...at, ...query, filters: filters.join(',') })
      assert.sameMembers(
        counts.map(({ filter }) => filter),
        filters
      )
      for (const { filter, options, is_exact: isExact } of counts) {
        assert.isTrue(isExact)
        for (const { value, count } of options) {
          const chosen =
            filter === 'features' && query.features ? `${query.features},${value}` : value
          const { total } = await search(client, { ...at, ...query, [filter]: chosen })
          assert.equal(count, total, JSON.stringify({ ...query, [filter]: value }))
        }
      }
    }
  })

  test('come for the filters asked for, each with all of its options', async ({
    client,
    assert,
  }) => {
    const at = nowhere()
    assert.deepEqual(await countsOf(client, at), [])
    const counts = await countsOf(client, { ...at, filters: 'bedrooms,price,magic' })
    assert.deepEqual(
      counts.map(({ filter, options }) => [filter, options.map(({ value }) => value)]),
      [['bedrooms', offeredOptions('bedrooms')]]
    )
    ;(await client.get('/api/search/counts?filters=type&min_price=cheap')).assertStatus(422)
    const none = await countsOf(client, { ...at, filters: 'type', min_price: 2, max_price: 1 })
    assert.isTrue(none[0].options.every(({ count }) => count === 0))
  })

  test('leave out what is private, and whoever is blocked', async ({ client, assert }) => {
    const [owner, viewer] = [await realtor(), await createUser()]
    const at = nowhere()
    await createPublished(owner, at)
    await createPublished(owner, { ...at, is_private: true })
    const villas = async (user?: User) => {
      const [{ options }] = await countsOf(client, { ...at, filters: 'type' }, user)
      return options.find(({ value }) => value === 'villa')?.count
    }
    assert.equal(await villas(), 1)
    await client.post(`/api/users/${owner.id}/block`).withCsrfToken().loginAs(viewer)
    assert.equal(await villas(viewer), 0)
    assert.equal(await villas(), 1)
  })
})
