import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { transaction } from '#app/kernel/database/transaction'
import { publishProperty } from '#app/properties/publishing/publish_property'
import { createPublished } from '#app/properties/tests/property_factory'
import { inUsd } from '#app/properties/prices/convert_price'
import { findRates } from '#app/search/rates/rates'
import { createUser } from '#tests/support/users'

interface Item {
  latitude: number
  longitude: number
  count?: number
  min_price?: number
  property?: { id: number }
}

let row = 0

/** A corner of the southern ocean for each test. */
function nowhere() {
  row += 1
  return { latitude: -70 - row, longitude: 40 + row }
}

async function clusters(
  client: ApiClient,
  at: { latitude: number; longitude: number },
  query: Record<string, string | number> = {},
  viewer?: User
): Promise<Item[]> {
  const { latitude, longitude } = at
  const viewport = [longitude - 0.4, latitude - 0.4, longitude + 0.4, latitude + 0.4].join(',')
  const request = client.get('/api/search/clusters').qs({ viewport, zoom: 6, ...query })
  const answer = await (viewer ? request.loginAs(viewer) : request)
  answer.assertStatus(200)
  return answer.body().clusters
}

const countOf = (items: Item[]) => items.reduce((sum, item) => sum + (item.count ?? 1), 0)

test.group('Clusters', (group) => {
  group.tap((each) => each.tags(['@embedded']))
  test('count listings that lie close together, and show single ones', async ({
    client,
    assert,
  }) => {
    const owner = await createUser({ type: 'realtor' })
    const at = nowhere()
    const first = await createPublished(owner, { ...at, price: 100, currency: 'USD' })
    const [alone] = await clusters(client, at, { currency: 'USD' })
    assert.equal(alone.property?.id, first.id)
    assert.closeTo(alone.latitude, at.latitude, 1e-5)
    assert.isUndefined(alone.count)

    await createPublished(owner, { ...at, price: 50, currency: 'GBP' })
    const items = await clusters(client, at, { currency: 'USD' })
    assert.equal(countOf(items), 2)
    assert.closeTo(items[0].min_price ?? 0, inUsd(50, 'GBP', await findRates())!, 0.01)
    const asked: Record<string, string | number>[] = [
      { type: 'villa' },
      { zoom: 18 },
      { q: 'livia' },
    ]
    for (const query of asked) {
      assert.equal(countOf(await clusters(client, at, query)), 2, JSON.stringify(query))
    }
    assert.isEmpty(await clusters(client, at, { type: 'castle' }))
  })

  test('follow at once when a listing is unpublished, made private, moved or priced anew', async ({
    client,
    assert,
  }) => {
    const owner = await createUser({ type: 'realtor' })
    const [at, elsewhere] = [nowhere(), nowhere()]
    const usd = { ...at, currency: 'USD' }
    const cheap = await createPublished(owner, { ...usd, price: 10 })
    const dear = await createPublished(owner, { ...usd, price: 30 })
    const change = (slug: string, property: object) =>
      client.post(`/api/properties/${slug}`).json({ property }).withCsrfToken().loginAs(owner)
    const [both] = await clusters(client, at)
    assert.equal(both.min_price, 10)

    await change(cheap.slug, { price: 40 })
    assert.equal((await clusters(client, at))[0].min_price, 30)
    await change(cheap.slug, { is_private: true })
    assert.equal((await clusters(client, at))[0].property?.id, dear.id)
    await change(dear.slug, elsewhere)
    assert.isEmpty(await clusters(client, at))
    assert.equal((await clusters(client, elsewhere))[0].property?.id, dear.id)
    await transaction((trx) => publishProperty({ user: owner, trx }, dear.slug, false))
    assert.isEmpty(await clusters(client, elsewhere))
  })

  test('leave out listings of blocked people', async ({ client, assert }) => {
    const at = nowhere()
    const [viewer, owner, other] = await Promise.all([
      createUser(),
      createUser({ type: 'realtor' }),
      createUser({ type: 'realtor' }),
    ])
    await createPublished(owner, at)
    const kept = await createPublished(other, at)
    await client.post(`/api/users/${owner.id}/block`).withCsrfToken().loginAs(viewer)
    assert.equal(countOf(await clusters(client, at)), 2)
    assert.equal((await clusters(client, at, {}, viewer))[0].property?.id, kept.id)
  })

  test('are counted by the database as the listings are', async ({ assert }) => {
    const owner = await createUser({ type: 'realtor' })
    const at = nowhere()
    await createPublished(owner, at)
    await createPublished(owner, at)
    await createPublished(owner, { ...at, longitude: at.longitude + 1 })
    const { rows } = await db.rawQuery<{ rows: { wrong: number }[] }>(
      `select count(*)::integer as wrong from grouped_listings counted
       full join listing_cells cell using (level, x, y)
       where (counted.count, counted.latitude_sum, counted.longitude_sum, counted.id_sum,
           counted.min_usd)
         is distinct from (cell.count, cell.latitude_sum, cell.longitude_sum, cell.id_sum,
           cell.min_usd)`
    )
    assert.equal(rows[0].wrong, 0)
  })
})
